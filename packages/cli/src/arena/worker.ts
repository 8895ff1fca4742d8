/** What a worker thread does: plays the sets that it is sent, until it is told to close. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import { setPlayer } from './set-player.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const port = parentPort!;
const say = (message: FromWorker): void => port.postMessage(message);
const stopping = new AbortController();
const player = setPlayer(workerData as Plan, (pid, lives) => say({ type: 'program', pid, lives }));

port.on('message', async (message: ToWorker) => {
  switch (message.type) {
    case 'play':
      try {
        say({ type: 'played', set: await player.play(message.set, stopping.signal) });
      } catch (error) {
        if (!stopping.signal.aborted) throw error;
      }
      break;
    case 'close':
      await player.close();
      port.close();
      break;
    case 'stop':
      stopping.abort();
      player.kill();
      port.close();
  }
});
