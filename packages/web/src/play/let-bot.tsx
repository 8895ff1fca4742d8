import type { BotName } from '@openrealms/bots';
import { useState } from 'react';
import { useFailure } from '../app/use-failure.ts';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import type { Stage } from '../match/stage.ts';
import { BotChoice } from '../opponents/bot-choice.tsx';
import { DEFAULT_BOT } from '../opponents/character-names.ts';
import { botInsteadOf } from './bot-instead-of.ts';
import styles from './let-bot.module.css';
import { playWords } from './play-words.ts';

/** Asks which computer player goes on at the viewer's seat. */
export function LetBot({
  stage,
  onClose,
}: {
  readonly stage: Stage;
  readonly onClose: () => void;
}) {
  const say = useWords(playWords);
  const fail = useFailure();
  const [bot, setBot] = useState<BotName>(DEFAULT_BOT);
  const handOver = (): void => {
    const { viewer } = stage.store.getState();
    if (viewer === 'spectator') return;
    const { players } = stage.match.info;
    stage.match.replace(viewer, botInsteadOf(players, bot)).catch(fail);
    onClose();
  };
  return (
    <div className={styles.form}>
      <p>{say.letBotWhat}</p>
      <BotChoice label={say.letBotWho} value={bot} onChange={setBot} />
      <button type="button" className={buttons.primary} onClick={handOver}>
        {say.letBotNow}
      </button>
    </div>
  );
}
