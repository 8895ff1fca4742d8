import { Choice } from '../form/choice.tsx';
import { choosable } from '../form/choosable.ts';
import { Panel } from '../form/panel.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Toggle } from '../form/toggle.tsx';
import { useWords } from '../i18n/words.ts';
import { MAX_NAME } from './read-settings.ts';
import { ResetSettings } from './reset-settings.tsx';
import { type Settings, useSettings } from './settings.ts';

import styles from './settings-form.module.css';
import { settingsWords } from './settings-words.ts';
import { SoundSettings } from './sound-settings.tsx';

const TEXT_SIZES: readonly Settings['textSize'][] = [100, 125, 150, 200];

/** Everything that can be set, on a page or in a panel; every change holds at once. */
export function SettingsForm() {
  const say = useWords(settingsWords);
  const settings = useSettings();
  const { change } = settings;
  return (
    <div className={styles.form}>
      <Panel title={say.you}>
        <Choice
          label={say.language}
          hint={say.languageHint}
          options={choosable(say.languages)}
          value={settings.language}
          onChange={(language) => change({ language })}
        />
        <TextInput
          label={say.name}
          hint={say.nameHint}
          placeholder={say.namePlaceholder}
          maxLength={MAX_NAME}
          value={settings.playerName}
          onChange={(playerName) => change({ playerName: playerName.slice(0, MAX_NAME) })}
        />
      </Panel>
      <Panel title={say.playing}>
        <Choice
          label={say.pace}
          hint={say.paceHint}
          options={choosable(say.paces)}
          value={settings.pace}
          onChange={(pace) => change({ pace })}
        />
        <Choice
          label={say.animation}
          hint={say.animationHint}
          options={choosable(say.animations)}
          value={settings.animation}
          onChange={(animation) => change({ animation })}
        />
        <Toggle
          label={say.ask}
          hint={say.askHint}
          value={settings.askBeforeEndTurn}
          onChange={(askBeforeEndTurn) => change({ askBeforeEndTurn })}
        />
        <Toggle
          label={say.hints}
          hint={say.hintsHint}
          value={settings.hints}
          onChange={(hints) => change({ hints })}
        />
      </Panel>
      <Panel title={say.display}>
        <Choice
          label={say.theme}
          hint={say.themeHint}
          options={choosable(say.themes)}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={say.textSize}
          hint={say.textSizeHint}
          options={TEXT_SIZES.map((size) => ({ value: `${size}`, label: say.percent(size) }))}
          value={`${settings.textSize}`}
          onChange={(chosen) => {
            const textSize = TEXT_SIZES.find((size) => `${size}` === chosen);
            if (textSize !== undefined) change({ textSize });
          }}
        />
      </Panel>
      <SoundSettings />
      <Panel title={say.reader}>
        <Choice
          label={say.verbosity}
          hint={say.verbosityHint}
          options={choosable(say.verbosities)}
          value={settings.verbosity}
          onChange={(verbosity) => change({ verbosity })}
        />
      </Panel>
      <ResetSettings />
    </div>
  );
}
