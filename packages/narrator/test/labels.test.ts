import { boxes } from '@openrealms/content';
import {
  awaited,
  type ChoiceAnswer,
  type Command,
  createGame,
  FORMATS,
  isOver,
  legalCommands,
  parsePosition,
  randomFrom,
  roll,
  submit,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  answerLabel,
  baseLabel,
  cardBook,
  choicePrompt,
  commandLabel,
  type LabelContext,
} from '../src/index.ts';

const english = cardBook(boxes, 'en');
const french = cardBook(boxes, 'fr');
const duel: LabelContext = { names: ['Ann', 'Nova'] };
const crowd: LabelContext = { names: ['Ann', 'Nova', 'Iris'] };

/** What the first player sees after these commands in a turn with these cards. */
function after(mine: string, ...commands: readonly Command[]): LabelContext {
  const line = `core@1 standard active=0 | explorers=10 | authority=50 deck=5*scout ${mine} | authority=50 deck=5*scout`;
  const parsed = parsePosition(line, boxes);
  if (!parsed.ok) throw new Error(parsed.problem.why);
  let state = parsed.value;
  for (const command of commands) {
    const result = submit(state, { seat: 0, at: state.version, command });
    if (!result.ok) throw new Error(result.refusal.why);
    state = result.state;
  }
  return { ...duel, view: viewFor(state, 0) };
}

describe('the label of a command', () => {
  it.each<[Command, string, string]>([
    [{ type: 'play', card: 'scout' }, 'Play Scout', 'Jouer Éclaireur'],
    [
      { type: 'use', ability: 'primary', card: 'blob-world', slot: 0 },
      "Use Blob World's ability",
      'Utiliser la capacité de Monde-Colonie',
    ],
    [
      { type: 'use', ability: 'ally', card: 'cutter', slot: 0 },
      "Use Cutter's ally ability",
      'Utiliser la capacité Allié de Vedette',
    ],
    [
      { type: 'use', ability: 'scrap', card: 'explorer', slot: 0 },
      'Scrap Explorer for its effect',
      'Retirer Prospecteur pour son effet',
    ],
    [
      { type: 'acquire', card: 'cutter', space: 3, to: 'discard' },
      'Acquire Cutter for 2',
      'Acquérir Vedette pour 2',
    ],
    [
      { type: 'acquire', card: 'cutter', space: 3, to: 'top-of-deck' },
      'Acquire Cutter for 2, to the top of your deck',
      'Acquérir Vedette pour 2, sur le dessus de votre deck',
    ],
    [
      { type: 'attack-player', seat: 1, amount: 5 },
      'Attack Nova with all 5 combat',
      'Attaquer Nova avec tout le combat (5)',
    ],
    [
      { type: 'attack-player', seat: 1, amount: 1 },
      'Attack Nova with 1 combat',
      'Attaquer Nova avec 1 de combat',
    ],
    [
      { type: 'attack-base', seat: 1, slot: 0, card: 'the-hive' },
      'Destroy The Hive (5 combat)',
      'Détruire La Ruche (5 de combat)',
    ],
    [
      { type: 'damage-base', seat: 1, slot: 0, card: 'the-hive', amount: 1 },
      'Damage The Hive with 1 combat',
      'Endommager La Ruche avec 1 de combat',
    ],
    [
      { type: 'damage-base', seat: 1, slot: 0, card: 'the-hive', amount: 3 },
      'Damage The Hive with all 3 combat',
      'Endommager La Ruche avec tout le combat (3)',
    ],
    [
      { type: 'transfer', what: 'trade', to: 1, amount: 4 },
      'Give Nova all 4 trade',
      'Donner tout le commerce (4) à Nova',
    ],
    [
      { type: 'transfer', what: 'combat', to: 1, amount: 1 },
      'Give Nova 1 combat',
      'Donner 1 de combat à Nova',
    ],
    [
      { type: 'pass-card', card: 'cutter', to: 1 },
      'Pass Cutter to Nova (1 trade)',
      'Passer Vedette à Nova (1 de commerce)',
    ],
    [{ type: 'end-turn' }, 'End turn', 'Finir le tour'],
    [{ type: 'concede' }, 'Concede', 'Abandonner'],
    [{ type: 'choose', pick: { from: 'opponents', seat: 1 } }, 'Nova', 'Nova'],
  ])('says what it does (%#)', (command, en, fr) => {
    expect(commandLabel(command, duel, english)).toBe(en);
    expect(commandLabel(command, duel, french)).toBe(fr);
  });

  it('names the owner of a base among several opponents', () => {
    const command: Command = { type: 'attack-base', seat: 2, slot: 0, card: 'the-hive' };
    expect(commandLabel(command, crowd, english)).toBe("Destroy Iris' Hive (5 combat)");
    expect(commandLabel(command, crowd, french)).toBe("Détruire La Ruche d'Iris (5 de combat)");
  });

  it('takes off what a base has suffered already', () => {
    const { view } = after('');
    const [me, foe] = view!.seats;
    const inPlay = [{ slot: 0, card: 'the-hive', damage: 3 }];
    const context = { ...duel, view: { ...view!, seats: [me, { ...foe, inPlay }] } };
    const command: Command = { type: 'attack-base', seat: 1, slot: 0, card: 'the-hive' };
    expect(commandLabel(command, context, english)).toBe('Destroy The Hive (2 combat)');
    const answer: ChoiceAnswer = { from: 'in-play', seat: 1, slot: 0, card: 'the-hive' };
    expect(answerLabel(answer, context, english)).toBe('The Hive (base 5, 2 left)');
    expect(answerLabel(answer, context, french)).toBe('La Ruche (base 5, reste 2)');
  });

  it('tells a copy apart from what it copies', () => {
    const context = after(
      'hand=ram,stealth-needle',
      { type: 'play', card: 'ram' },
      { type: 'play', card: 'stealth-needle' },
      { type: 'choose', pick: { from: 'played', card: 'ram' } },
    );
    const command: Command = { type: 'use', ability: 'scrap', card: 'ram', slot: 1 };
    expect(commandLabel(command, context, english)).toBe(
      'Scrap Stealth Needle (copy of Ram) for its effect',
    );
    expect(commandLabel(command, duel, english)).toBe('Scrap Ram for its effect');
  });
});

describe('the label of an answer', () => {
  it.each<[ChoiceAnswer, string, string]>([
    [{ from: 'hand', card: 'scout' }, 'Scout, from hand', 'Éclaireur, de la main'],
    [
      { from: 'discard', card: 'scout' },
      'Scout, from the discard pile',
      'Éclaireur, de la défausse',
    ],
    [{ from: 'deck', card: 'scout' }, 'Scout, from the deck', 'Éclaireur, du deck'],
    [
      { from: 'explorer-pile', card: 'explorer' },
      'Explorer, from the pile',
      'Prospecteur, de la pile',
    ],
    [{ from: 'played', card: 'ram' }, 'Ram', 'Bélier'],
    [{ from: 'trade-row', space: 2, card: 'cutter' }, 'Space 3: Cutter', 'Place 3\u00a0: Vedette'],
    [
      { from: 'in-play', seat: 1, slot: 0, card: 'war-world' },
      'War World (outpost 4)',
      'Monde Hostile (avant-poste 4)',
    ],
    [{ from: 'branches', branch: 'combat 5' }, '+5 Combat', '+5 Combat'],
    [{ from: 'nothing' }, 'Nothing', 'Rien'],
  ])('says what is taken from where (%#)', (answer, en, fr) => {
    expect(answerLabel(answer, duel, english)).toBe(en);
    expect(answerLabel(answer, duel, french)).toBe(fr);
  });

  it('names the owner of a base among several opponents', () => {
    const answer: ChoiceAnswer = { from: 'in-play', seat: 2, slot: 0, card: 'the-hive' };
    expect(answerLabel(answer, crowd, english)).toBe("Iris' Hive (base 5)");
    expect(answerLabel(answer, crowd, french)).toBe('La Ruche (base 5), à Iris');
    expect(baseLabel('the-hive', english)).toBe('The Hive (base 5)');
  });
});

describe('taking nothing', () => {
  it('is taking nothing more once something was taken', () => {
    const use: Command = { type: 'use', ability: 'primary', card: 'brain-world', slot: 0 };
    const scrap: Command = { type: 'choose', pick: { from: 'hand', card: 'viper' } };
    const mine = 'hand=3*viper in-play=0:brain-world';
    const label = (context: LabelContext) => answerLabel({ from: 'nothing' }, context, english);
    expect(label(after(mine, use))).toBe('Nothing');
    expect(label(after(mine, use, scrap))).toBe('Nothing more');
  });
});

describe('in whole games', () => {
  const tables = FORMATS.map(({ id, seatCounts }) => [id, seatCounts.at(-1)!] as const);

  it.each(tables)('every command and choice has its words (%s, %i players)', (format, seats) => {
    const names = ['Ann', 'Nova', 'Iris', 'Bob', 'Cy', 'Dan'].slice(0, seats);
    const random = randomFrom('labels');
    let state = createGame({ boxes, seed: 'labels', format, seats });
    const nothings = new Set<string>();
    for (let i = 0; i < 1200 && !isOver(state); i++) {
      const seat = awaited(state)[roll(random, awaited(state).length)];
      const view = viewFor(state, seat);
      const legal = legalCommands(state, seat);
      for (const book of [english, french]) {
        if (view.choice !== null) {
          expect(choicePrompt(view.choice, book, names)).toMatch(/^\p{Lu}[^.]*$/u);
        }
        for (const command of legal) {
          const label = commandLabel(command, { names, view }, book);
          if (/^[\p{Lu}+].*[^.]$/u.test(label) && !/undefined|null|NaN/.test(label)) continue;
          expect.unreachable(`${JSON.stringify(command)} is called ${label}`);
        }
      }
      const nothing = legal.find((each) => each.type === 'choose' && each.pick.from === 'nothing');
      if (nothing !== undefined) nothings.add(commandLabel(nothing, { names, view }, english));
      const command = legal[roll(random, legal.length)];
      const result = submit(state, { seat, at: state.version, command });
      if (result.ok) state = result.state;
    }
    expect(nothings.size).toBeGreaterThan(0);
  });
});
