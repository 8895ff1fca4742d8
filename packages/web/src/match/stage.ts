import type { Command, Refusal, Seat, UndoReach, Viewer } from '@openrealms/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Settings } from '../settings/settings.ts';
import type { Happening, Match, MatchMessage, MatchUpdate, Moment } from './match.ts';
import { lookAt } from './pace.ts';

/** What of a match is on show: it follows the match, and shows what others do at a pace one can read. */
export interface StageState {
  readonly viewer: Viewer;
  /** The moment on show; null until the match has told where it stands. */
  readonly shown: Shown | null;
  /** Everything that has been on show, for the viewer. */
  readonly log: readonly Happening[];
  /** Steps of others that wait to be shown. */
  readonly waiting: number;
  /** Several people play at this screen, and this one is to take it over; nothing may be on show until then. */
  readonly handOver: Seat | null;
  /** What the last command was refused for. */
  readonly refusal: Refusal | null;
  /** Why the game could not be saved. */
  readonly trouble: string | null;
}

export interface Shown {
  readonly kind: MatchUpdate['kind'];
  readonly move: number;
  readonly by: Seat | null;
  readonly moment: Moment;
  /** Several steps were passed over at once: there is nothing to animate. */
  readonly jumped: boolean;
}

export interface Stage {
  readonly match: Match;
  readonly store: StoreApi<StageState>;
  submit(command: Command): Promise<boolean>;
  undo(steps?: number): Promise<UndoReach | null>;
  /** Shows at once where the match stands. */
  skip(): void;
  /** The next person sits down. */
  takeOver(): void;
  /** Takes away the refusal, or else the trouble behind it. */
  dismiss(): void;
  close(): void;
}

export function createStage(match: Match, pace: () => Settings['pace']): Stage {
  const { viewers } = match.info;
  const logs = new Map<Viewer, readonly Happening[]>(viewers.map((viewer) => [viewer, []]));
  const queue: MatchUpdate[] = [];
  let latest: MatchUpdate | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warned = false;
  const store = createStore<StageState>()(() => ({
    viewer: viewers[0],
    shown: null,
    log: [],
    waiting: 0,
    handOver: null,
    refusal: null,
    trouble: null,
  }));

  const unsubscribe = match.subscribe((message: MatchMessage) => {
    if (message.kind === 'not-saved') warn(message.why);
    else if (message.kind === 'moved' && !viewers.includes(message.by ?? -1)) receive(message);
    else {
      pass();
      show(message, false);
    }
  });

  /** Once: a browser that stores nothing fails at every move. */
  function warn(why: string): void {
    if (!warned) store.setState({ trouble: why });
    warned = true;
  }

  /** A step of somebody else. */
  function receive(update: MatchUpdate): void {
    queue.push(update);
    store.setState({ waiting: queue.length });
    if (timer === undefined) next();
  }

  function next(): void {
    timer = undefined;
    const update = queue.shift();
    if (update === undefined) return;
    show(update, false);
    timer = setTimeout(next, lookAt(update, pace()));
  }

  /** What waits is told in the log and passed over on the table. */
  function pass(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const update of queue.splice(0)) show(update, true);
  }

  function show(update: MatchUpdate, jumped: boolean): void {
    latest = update;
    for (const [i, viewer] of viewers.entries()) {
      const log = logs.get(viewer) ?? [];
      logs.set(viewer, logAfter(log, update, i));
    }
    store.setState((state) => ({
      ...onShow(update, state.viewer, jumped),
      waiting: queue.length,
      handOver: nextPerson(update, state.viewer),
      refusal: null,
    }));
  }

  function onShow(
    update: MatchUpdate,
    viewer: Viewer,
    jumped: boolean,
  ): Pick<StageState, 'shown' | 'log'> {
    const { kind, move, by, moments } = update;
    const moment = moments[viewers.indexOf(viewer)];
    return { shown: { kind, move, by, moment, jumped }, log: logs.get(viewer) ?? [] };
  }

  /** Who is to sit down when the game waits for another person at this screen. */
  function nextPerson(update: MatchUpdate, viewer: Viewer): Seat | null {
    if (viewers.length < 2) return null;
    const { awaited, winners } = update.moments[0].view;
    if (winners.length > 0) return null;
    const here = awaited.filter((seat) => viewers.includes(seat));
    const seated = update.kind !== 'opened' && here.includes(viewer as Seat);
    return seated ? null : (here[0] ?? null);
  }

  /** Gives up the game as the host has it now: that is meant whatever others do, and they may act at any moment. */
  async function concede(seat: Seat): Promise<Refusal | null> {
    let refusal: Refusal | null;
    do {
      const { view } = await match.at(seat, Number.MAX_SAFE_INTEGER);
      refusal = await match.submit({ seat, at: view.version, command: { type: 'concede' } });
    } while (refusal?.code === 'stale');
    return refusal;
  }

  return {
    match,
    store,
    async submit(command) {
      const { viewer, shown } = store.getState();
      if (viewer === 'spectator' || shown === null) return false;
      const at = shown.moment.view.version;
      let refusal = await match.submit({ seat: viewer, at, command });
      if (command.type === 'concede' && refusal?.code === 'stale') refusal = await concede(viewer);
      // Stale: a second tap on what the first has done already.
      if (refusal !== null && refusal.code !== 'stale') store.setState({ refusal });
      return refusal === null;
    },
    async undo(steps = 1) {
      const { viewer } = store.getState();
      return viewer === 'spectator' ? null : match.undo(viewer, steps);
    },
    skip() {
      if (queue.length > 0) pass();
    },
    takeOver() {
      const { handOver } = store.getState();
      if (handOver === null || latest === null) return;
      store.setState({ viewer: handOver, handOver: null, ...onShow(latest, handOver, true) });
    },
    dismiss() {
      const { refusal } = store.getState();
      store.setState(refusal === null ? { trouble: null } : { refusal: null });
    },
    close() {
      clearTimeout(timer);
      unsubscribe();
      match.close();
    },
  };
}

function logAfter(
  log: readonly Happening[],
  update: MatchUpdate,
  viewer: number,
): readonly Happening[] {
  switch (update.kind) {
    case 'opened':
      return update.history?.[viewer] ?? [];
    case 'undone':
      return log.filter(({ move }) => move <= update.move);
    case 'moved': {
      const { move, by, moments } = update;
      return [...log, { move, by, events: moments[viewer].events }];
    }
  }
}
