import buttons from '../form/buttons.module.css';
import { Panel } from '../form/panel.tsx';
import { Toggle } from '../form/toggle.tsx';
import { useWords } from '../i18n/words.ts';
import { previewSound } from '../sound/sound-board.ts';
import { useSettings } from './settings.ts';
import { settingsWords } from './settings-words.ts';
import styles from './sound-settings.module.css';
import { VolumeSlider } from './volume-slider.tsx';

export function SoundSettings() {
  const say = useWords(settingsWords);
  const { sound, volume, change } = useSettings();
  return (
    <Panel title={say.sounds}>
      <Toggle
        label={say.sound}
        hint={say.soundHint}
        value={sound}
        onChange={(on) => change({ sound: on })}
      />
      <div className={styles.volume}>
        <VolumeSlider
          label={say.volume}
          value={volume}
          onChange={(level) => change({ volume: level })}
        />
        <button type="button" className={buttons.plain} onClick={previewSound}>
          {say.listen}
        </button>
      </div>
    </Panel>
  );
}
