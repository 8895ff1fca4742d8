import { resolve } from 'node:path';
import {
  type Bot,
  botNamed,
  isLabBotName,
  LAB_BOT_NAMES,
  type LabBotName,
  LEVELS,
  prepareBots,
  STYLE_NAMES,
} from '@openrealms/bots';
import {
  LEARNED_HERE,
  NoTrainedNetwork,
  networkBot,
  ONE_STEP,
  readTrained,
  type Trained,
  WHOLE_TURN,
} from '@openrealms/bots/trained';
import type { Box } from '@openrealms/engine';
import { EXIT_USAGE, Failure } from '../failure.ts';

/** One of our bots, in a form that can be handed to a worker thread. */
export type OurBot = NamedBot | TrainedBot;

interface NamedBot {
  readonly name: string;
  readonly bot: LabBotName;
}

/** The network is read once, so that it plays all games as it is though its training may go on. */
interface TrainedBot {
  readonly name: string;
  readonly folder: string;
  /** Looks one step ahead instead of through whole turns. */
  readonly greedy: boolean;
  readonly trained: Trained;
}

/** Before the folder of a training run: a network that plans whole turns, or takes the best step. */
const NETWORK = 'network:';
const GREEDY_NETWORK = 'greedy-network:';

function isNetwork(name: string): boolean {
  return name.startsWith(NETWORK) || name.startsWith(GREEDY_NETWORK);
}

export function isOurBot(name: string): boolean {
  return isLabBotName(name) || isNetwork(name);
}

/**
 * The bot of this name; `network:folder` is the network of a training run, `network:learned` the one that the levels play with,
 * and with `greedy-` before it, it goes one step at a time.
 */
export function ourBot(name: string, cwd: string): OurBot {
  if (isLabBotName(name)) return { name, bot: name };
  if (!isNetwork(name)) {
    throw new Failure(`There is no bot "${name}". ${knownBots()}`, EXIT_USAGE);
  }
  const greedy = name.startsWith(GREEDY_NETWORK);
  const folder = name.slice((greedy ? GREEDY_NETWORK : NETWORK).length);
  if (folder === '') {
    const message =
      'Name the folder of a training run, like network:training/run; network:learned is what the levels play with.';
    throw new Failure(message, EXIT_USAGE);
  }
  try {
    return {
      name,
      folder,
      greedy,
      trained: readTrained(folder === LEARNED_HERE ? folder : resolve(cwd, folder)),
    };
  } catch (error) {
    if (error instanceof NoTrainedNetwork) throw new Failure(error.message);
    throw error;
  }
}

/** Like "Bots: random, greedy, captain." and how to name a style. */
export function knownBots(): string {
  const styles = STYLE_NAMES.map((style) => `/${style}`).join(', ');
  return `Bots: ${LAB_BOT_NAMES.join(', ')}. Those from ${LEVELS[0]} on also with a style: ${styles}.`;
}

/** Loads what these bots need before they can be made. */
export function prepare(bots: readonly (OurBot | { readonly command: string })[]): Promise<void> {
  return prepareBots(bots.flatMap((each) => ('bot' in each ? [each.bot] : [])));
}

/** The bot itself, who knows the cards of these boxes. */
export function makeBot(our: OurBot, boxes: readonly Box[]): Bot {
  if ('bot' in our) return botNamed(our.bot, boxes);
  const foresight = our.greedy ? ONE_STEP : WHOLE_TURN;
  return networkBot(our.name, our.trained.weights, boxes, { foresight });
}

/** What has to be known of a network to find it again. */
export interface NetworkFacts {
  readonly folder: string;
  readonly checksum: string;
  /** Games of its training so far; null for the one that the levels play with. */
  readonly games: number | null;
}

export function networkFacts({ folder, trained }: TrainedBot): NetworkFacts {
  return { folder, checksum: trained.checksum, games: trained.games };
}
