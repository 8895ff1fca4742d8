import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import field from '../form/field.module.css';
import styles from './volume-slider.module.css';

interface VolumeSliderProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

export function VolumeSlider({ label, value, disabled, onChange }: VolumeSliderProps) {
  return (
    <Slider
      className={styles.slider}
      value={Math.round(value * 100)}
      onChange={(percent) => onChange((percent as number) / 100)}
      minValue={0}
      maxValue={100}
      step={5}
      isDisabled={disabled}
    >
      <Label className={field.label}>{label}</Label>
      <SliderOutput className={styles.output} />
      <SliderTrack className={styles.track}>
        <span className={styles.filled} style={{ width: `${value * 100}%` }} />
        <SliderThumb className={styles.thumb} />
      </SliderTrack>
    </Slider>
  );
}
