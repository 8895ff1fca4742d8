import { describe, expect, it } from 'vitest';
import { endWords } from '../../src/campaign/end/end-words.ts';
import { envelopeWords } from '../../src/campaign/envelope/envelope-words.ts';
import { listWords } from '../../src/campaign/list/list-words.ts';
import { warRoomWords } from '../../src/campaign/war-room/war-room-words.ts';
import { labelWords } from '../../src/home/player-label.ts';

/** Every sentence of the campaign that has a player for its subject. */
function sentences(language: 'en' | 'fr', name: string): readonly string[] {
  const envelope = envelopeWords[language];
  const room = warRoomWords[language];
  return [
    envelope.firstStart(name),
    envelope.firstWon(name),
    envelope.choice(name),
    envelope.chosen(name, 'X'),
    room.choose(name),
    room.goesFirst(name),
    room.coinWon(name, 'X'),
    endWords[language].turnOf(name),
    listWords[language].winner(name, 'X'),
  ];
}

describe('a player without a name', () => {
  it('is spoken to in English', () => {
    expect(sentences('en', labelWords.en.you)).toEqual([
      'The Star Empire begins the war: you go first.',
      'You won the last scenario and go first.',
      'You choose',
      'You have chosen: X',
      'You choose before the game.',
      'You go first.',
      'The coin says: you play the X.',
      'You upgrade a card',
      'Won by you (X)',
    ]);
  });

  it('is spoken to in French', () => {
    expect(sentences('fr', labelWords.fr.you)).toEqual([
      'L’Empire Galactique ouvre la guerre. Vous jouez en premier.',
      'Vous avez gagné le scénario précédent et jouez en premier.',
      'À vous de choisir',
      'Votre choix\u00a0: X',
      'Vous faites un choix avant la partie.',
      'Vous jouez en premier.',
      'La pièce a parlé\u00a0: vous jouez pour «\u00a0X\u00a0».',
      'Vous améliorez une carte',
      'Gagnée par vous (X)',
    ]);
  });
});

describe('a player with a name', () => {
  it('is spoken of', () => {
    expect(sentences('en', 'Ada')).toEqual([
      'The Star Empire begins the war: Ada goes first.',
      'Ada won the last scenario and goes first.',
      'Ada chooses',
      'Ada has chosen: X',
      'Ada chooses before the game.',
      'Ada goes first.',
      'The coin says: Ada plays the X.',
      'Ada upgrades a card',
      'Won by Ada (X)',
    ]);
  });
});
