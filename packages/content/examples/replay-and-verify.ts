/** A game that nobody has to believe: the seed is promised before it, and everything is played again after it. */
import { core } from '@openrealms/content';
import { advance, commitmentTo, startRecord, toReplay, verify } from '@openrealms/engine';

export async function main() {
  // The host publishes the commitment before the first card is seen. For a real game: newSeed().
  const seed = '5b1f6d0c9a8e4f7b2c3d1e0f9a8b7c6d';
  const published = await commitmentTo(seed);

  const start = startRecord({ boxes: [core], seed });
  const end = advance(start, { seat: 1, at: 0, command: { type: 'concede' } });
  if (!end.ok) throw new Error(end.refusal.why);

  // After the game everybody gets the replay, in which the seed stands.
  const file = JSON.stringify(await toReplay(end.record, ['Ada', 'Grace']));
  const honest = await verify(file, [core], published);
  const otherSeed = await verify(file.replace(seed, seed.toUpperCase()), [core], published);
  const otherWinner = await verify(file.replace('"winners":[0]}]', '"winners":[1]}]'), [core]);
  return {
    published,
    honest: honest.ok,
    otherSeed: otherSeed.ok ? null : otherSeed.problem.code,
    otherWinner: otherWinner.ok ? null : otherWinner.problem.code,
  };
}

if (process.argv[1] === import.meta.filename) console.log(await main());
