import type { Box, Random } from '@openrealms/engine';
import type { Bot } from '../bot.ts';
import type { Style } from '../styles/style.ts';
import { styleNamed } from '../styles/styles.ts';
import { type BotName, botParts, type LevelName } from './level-names.ts';

/** What is asked of a crew. */
export interface WantedBot {
  readonly name: BotName;
  readonly level: LevelName;
  readonly style: Style | null;
  readonly boxes: readonly Box[];
  /** What the bot is like for a whole game, such as its wrong opinions, is drawn from here, where it is given. */
  readonly nature: Random | undefined;
}

/** Makes the bots of some levels. */
export type MakeLevel = (wanted: WantedBot) => Bot;

/** Those who make bots. A crew that needs much data is loaded when somebody first wants one of its bots. */
export interface Crews {
  /** Loads what these bots need; bots that are there already, or need nothing, cost nothing. */
  prepare(names: readonly string[]): Promise<void>;
  make(name: string, boxes: readonly Box[], nature?: Random): Bot;
}

/** The crew of each level, those who are there, and how the others are loaded. */
export function crewsOf<Crew extends string>(
  crewOf: (level: LevelName) => Crew | undefined,
  present: Partial<Readonly<Record<Crew, MakeLevel>>>,
  loaders: Partial<Readonly<Record<Crew, () => Promise<MakeLevel>>>>,
): Crews {
  const ready = new Map<Crew, MakeLevel>(Object.entries(present) as [Crew, MakeLevel][]);
  const loading = new Map<Crew, Promise<void>>();

  async function load(crew: Crew): Promise<void> {
    const make = await loaders[crew]?.();
    if (make !== undefined) ready.set(crew, make);
  }

  async function prepareCrew(crew: Crew): Promise<void> {
    if (ready.has(crew)) return;
    const begun = loading.get(crew) ?? load(crew);
    loading.set(crew, begun);
    // What could not be loaded is tried again when it is next wanted.
    await begun.finally(() => loading.delete(crew));
  }

  return {
    async prepare(names) {
      const levels = names.flatMap((name) => botParts(name)?.level ?? []);
      await Promise.all(
        levels.map(async (level) => {
          const crew = crewOf(level);
          if (crew !== undefined) await prepareCrew(crew);
        }),
      );
    },
    make(name, boxes, nature) {
      const parts = botParts(name);
      const crew = parts === null ? undefined : crewOf(parts.level);
      if (parts === null || crew === undefined) throw new Error(`There is no bot "${name}".`);
      const make = ready.get(crew);
      if (make === undefined) throw new Error(`Call prepareBots before making the bot "${name}".`);
      const style = parts.style === null ? null : styleNamed(parts.style);
      return make({ name: name as BotName, level: parts.level, style, boxes, nature });
    },
  };
}
