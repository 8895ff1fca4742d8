import { boxes } from '@openrealms/content';
import {
  type Command,
  parsePosition,
  type Refusal,
  type RefusalCode,
  submit,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { refusalText, undoBarrierText } from '../src/index.ts';

/** Why a command is refused in a turn with 3 trade and 2 combat against an outpost that takes 4. */
function refused(command: Command): Refusal {
  const table = 'row=ram,war-world,freighter,cutter,cutter explorers=10';
  const me = 'authority=50 deck=5*scout trade=3 combat=2';
  const them = 'authority=50 deck=5*scout in-play=0:trading-post';
  const parsed = parsePosition(
    `core@1 standard turn=5 active=0 | ${table} | ${me} | ${them}`,
    boxes,
  );
  if (!parsed.ok) throw new Error(parsed.problem.why);
  const result = submit(parsed.value, { seat: 0, at: parsed.value.version, command });
  if (result.ok) throw new Error('Was not refused');
  return result.refusal;
}

describe('a refusal', () => {
  it.each<[Command, string, string]>([
    [
      { type: 'acquire', card: 'war-world', space: 1, to: 'discard' },
      'It costs 5 and you have 3 trade.',
      'Elle coûte 5 et vous avez 3 de commerce.',
    ],
    [
      { type: 'attack-base', seat: 1, slot: 0, card: 'trading-post' },
      'It takes 4 combat at once and you have 2.',
      "Il faut 4 de combat d'un coup et vous en avez 2.",
    ],
    [
      { type: 'attack-player', seat: 1, amount: 2 },
      'Their outposts must be destroyed first.',
      "Il faut d'abord détruire ses avant-postes.",
    ],
    [
      { type: 'play', card: 'viper' },
      'That card is not in your hand.',
      "Cette carte n'est pas dans votre main.",
    ],
  ])('says why in both languages (%#)', (command, english, french) => {
    expect(refusalText(refused(command), 'en')).toBe(english);
    expect(refusalText(refused(command), 'fr')).toBe(french);
  });

  it('without amounts still has its sentence', () => {
    const why = 'You have no combat.';
    expect(refusalText({ code: 'not-enough-combat', why }, 'en')).toBe(why);
    expect(refusalText({ code: 'not-enough-combat', why }, 'fr')).toBe(
      "Vous n'avez pas assez de combat.",
    );
  });
});

describe('what a format forbids', () => {
  it.each<[RefusalCode, string]>([
    ['teammate', "C'est un partenaire."],
    ['defeated-target', 'Ce joueur est vaincu.'],
    ['only-player-on-left', 'Vous ne pouvez attaquer que le joueur à votre gauche.'],
    ['only-neighbours-bases', 'Vous ne pouvez attaquer que les bases de vos voisins.'],
    [
      'only-admiral-across',
      "Un Amiral attaque l'Amiral d'en face, puis l'Empereur quand cet Amiral est vaincu.",
    ],
    ['not-a-receiver', 'Ce joueur ne peut rien recevoir de vous en ce moment.'],
    ['not-in-discard', "Cette carte n'est pas dans votre défausse."],
    [
      'wrong-amount',
      "Dépensez 1 ou tout ce que vous avez\u00a0; le reste s'obtient en plusieurs fois.",
    ],
  ])('is said in French, too (%s)', (code, french) => {
    expect(refusalText({ code, why: 'Because.' }, 'fr')).toBe(french);
    expect(refusalText({ code, why: 'Because.' }, 'en')).toBe('Because.');
  });
});

describe('the end of undo', () => {
  it('has a reason that can end a sentence', () => {
    expect(undoBarrierText('card-drawn', 'en')).toBe('a card was drawn');
    expect(undoBarrierText('card-drawn', 'fr')).toBe('une carte a été piochée');
    expect(undoBarrierText('other-player', 'en')).toBe('another player has acted');
    expect(undoBarrierText('cards-lost', 'en')).toBe('the cards of a defeated player were seen');
    expect(undoBarrierText('cards-lost', 'fr')).toBe("les cartes d'un joueur vaincu ont été vues");
  });
});
