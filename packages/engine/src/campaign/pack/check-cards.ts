import { idOf } from '../../cards/card.ts';
import { checkEffects } from './check-effects.ts';
import { type Checking, error } from './check-pack.ts';
import type { PackCard } from './pack.ts';
import type { Path } from './pack-problem.ts';

/** Cards: each name once, and abilities that can be what they are. */
export function checkCards(on: Checking): void {
  const { cards, sheets } = on.pack;
  const ids = cards?.map(({ name }) => idOf(name.en));
  cards?.forEach((card, i) => {
    checkName(on, ids ?? [], i);
    checkCard(on, card, ['cards', i]);
  });
  sheets?.forEach(({ rows }, i) => {
    rows.forEach((row, j) => {
      for (const type of ['ship', 'base'] as const) {
        const { primary = [], ally = [], scrap = [] } = row[type];
        const path = ['sheets', i, 'rows', j, type];
        checkEffects(on, primary, [...path, 'primary'], 'other');
        checkEffects(on, ally, [...path, 'ally'], 'other');
        checkEffects(on, scrap, [...path, 'scrap'], 'scrap');
      }
    });
  });
}

function checkName(on: Checking, ids: readonly string[], i: number): void {
  const path = ['cards', i, 'name', 'en'];
  const id = ids[i];
  if (id === '') {
    error(
      on,
      'no-id',
      path,
      'This name has no plain letter or digit. Write it so that it has one.',
    );
  }
  const first = ids.indexOf(id);
  if (first < i && id !== '') {
    const why = `Two cards are called "${id}"; the first is cards[${first}]. Give one another name, and list copies in the decks.`;
    error(on, 'card-twice', path, why);
  }
}

function checkCard(on: Checking, card: PackCard, path: Path): void {
  const { type, factions, ally, doubleAlly } = card;
  if (ally.length + doubleAlly.length > 0 && factions.length === 0) {
    const why =
      'A card without a faction can have no ally. Give it a faction, or leave the ability out.';
    error(on, 'wrong-card', path, why);
  }
  if (new Set(factions).size < factions.length) {
    error(on, 'wrong-card', [...path, 'factions'], 'This names a faction twice. Name it once.');
  }
  checkEffects(
    on,
    card.primary,
    [...path, 'primary'],
    type === 'ship' ? 'primary-of-ship' : 'other',
  );
  checkEffects(on, ally, [...path, 'ally'], 'other');
  checkEffects(on, doubleAlly, [...path, 'doubleAlly'], 'other');
  checkEffects(on, card.scrap, [...path, 'scrap'], 'scrap');
  checkEffects(on, card.acquired, [...path, 'acquired'], 'other');
  card.static.forEach((ability, i) => {
    if (ability.kind !== 'whenever-ship-played') return;
    checkEffects(on, ability.effects, [...path, 'static', i, 'effects'], 'other');
  });
}
