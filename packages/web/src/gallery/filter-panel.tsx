import { boxes } from '@openrealms/content';
import { FactionSymbol } from '../card/faction-symbol.tsx';
import { BaseIcon, OutpostIcon, ShipIcon } from '../card/icons.tsx';
import { useWords } from '../i18n/words.ts';
import { PRESENT_ALLEGIANCES } from './collection.ts';
import { CostSlider } from './cost-slider.tsx';
import { EffectTagIcon } from './effect-tag-icon.tsx';
import { effectTagWords } from './effect-tag-words.ts';
import { EFFECT_TAGS } from './effect-tags.ts';
import { Facet } from './facet.tsx';
import styles from './filter-panel.module.css';
import { countFilters, type Filters, KINDS, NO_FILTERS, SORTS } from './filters.ts';
import { galleryWords } from './gallery-words.ts';

const KIND_ICONS = { ship: ShipIcon, base: BaseIcon, outpost: OutpostIcon } as const;

interface FilterPanelProps {
  readonly filters: Filters;
  /** Whether the cards are those of one pack. */
  readonly ofPack: boolean;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** Everything the gallery can be narrowed by, and its order. */
export function FilterPanel({ filters, ofPack, onChange }: FilterPanelProps) {
  const words = useWords(galleryWords);
  const tags = useWords(effectTagWords);
  return (
    <div className={styles.panel}>
      <Facet
        label={words.sort}
        options={SORTS}
        selected={[filters.sort]}
        nameOf={(sort) => words.sorts[sort]}
        onChange={([sort = filters.sort]) => onChange({ sort })}
        single
      />
      <Facet
        label={words.faction}
        options={PRESENT_ALLEGIANCES}
        selected={filters.factions}
        nameOf={(faction) => words.factions[faction]}
        iconOf={(faction) => <FactionSymbol faction={faction} />}
        onChange={(factions) => onChange({ factions })}
      />
      <Facet
        label={words.kind}
        options={KINDS}
        selected={filters.kinds}
        nameOf={(kind) => words.kinds[kind]}
        iconOf={(kind) => {
          const Icon = KIND_ICONS[kind];
          return <Icon />;
        }}
        onChange={(kinds) => onChange({ kinds })}
      />
      <CostSlider cost={filters.cost} onChange={(cost) => onChange({ cost })} />
      <Facet
        label={words.effect}
        options={EFFECT_TAGS}
        selected={filters.effects}
        nameOf={(tag) => tags[tag]}
        iconOf={(tag) => <EffectTagIcon tag={tag} />}
        onChange={(effects) => onChange({ effects })}
      />
      {!ofPack && (
        <Facet
          label={words.box}
          options={boxes.map((box) => box.id)}
          selected={filters.boxes}
          nameOf={(id) => words.boxes[id] ?? boxes.find((box) => box.id === id)?.name ?? id}
          onChange={(ids) => onChange({ boxes: ids })}
        />
      )}
      {countFilters(filters) > 0 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => onChange({ ...NO_FILTERS, query: filters.query, sort: filters.sort })}
        >
          {words.clearAll}
        </button>
      )}
    </div>
  );
}
