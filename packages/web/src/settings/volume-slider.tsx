import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import field from '../form/field.module.css';
import slider from '../form/slider.module.css';
import styles from './volume-slider.module.css';

interface VolumeSliderProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function VolumeSlider({ label, value, onChange }: VolumeSliderProps) {
  return (
    <Slider
      className={`${slider.slider} ${styles.slider}`}
      value={value}
      onChange={(volume) => onChange(volume as number)}
      minValue={0}
      maxValue={1}
      step={0.05}
      formatOptions={{ style: 'percent' }}
    >
      <Label className={field.label}>{label}</Label>
      <SliderOutput className={styles.output} />
      <SliderTrack className={slider.track}>
        <span
          className={`${slider.filled} ${styles.filled}`}
          style={{ width: `${value * 100}%` }}
        />
        <SliderThumb className={slider.thumb} />
      </SliderTrack>
    </Slider>
  );
}
