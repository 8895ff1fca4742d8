import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import slider from '../form/slider.module.css';
import { useWords } from '../i18n/words.ts';
import { MAX_COST } from './collection.ts';
import styles from './cost-slider.module.css';
import type { Filters } from './filters.ts';
import { galleryWords } from './gallery-words.ts';

interface CostSliderProps {
  readonly cost: Filters['cost'];
  readonly onChange: (cost: Filters['cost']) => void;
}

/** The range of costs that is shown. */
export function CostSlider({ cost, onChange }: CostSliderProps) {
  const words = useWords(galleryWords);
  const [least, most] = cost;
  const share = (value: number) => `${(value / MAX_COST) * 100}%`;
  return (
    <Slider
      className={`${slider.slider} ${styles.slider}`}
      value={[least, most]}
      onChange={([from = 0, to = MAX_COST]) => onChange([from, to])}
      minValue={0}
      maxValue={MAX_COST}
    >
      <Label className={styles.label}>{words.cost}</Label>
      <span className={styles.range}>{words.costRange(least, most)}</span>
      <SliderTrack className={slider.track}>
        <span
          className={slider.filled}
          style={{ left: share(least), width: share(most - least) }}
        />
        <SliderThumb index={0} className={slider.thumb} aria-label={words.leastCost} />
        <SliderThumb index={1} className={slider.thumb} aria-label={words.mostCost} />
      </SliderTrack>
    </Slider>
  );
}
