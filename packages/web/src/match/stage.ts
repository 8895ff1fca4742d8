import type { Command, Refusal, Seat, UndoReach, Viewer } from '@openrealms/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Settings } from '../settings/settings.ts';
import { inSteps } from './in-steps.ts';
import { logAfter } from './log-after.ts';
import type { Happening, Match, MatchMessage, MatchUpdate, Moment } from './match.ts';
import { nextAtScreen } from './next-at-screen.ts';
import { playOpenly } from './open-sides.ts';
import { lookAt, stepAt } from './pace.ts';
import type { Said, Signal } from './signal.ts';

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
  /** Others at this screen whose seat the viewer may take at any moment: they have no secrets from each other. */
  readonly beside: readonly Seat[];
  /** What teammates have said, oldest first. */
  readonly signals: readonly HeardSignal[];
  /** What the last command was refused for. */
  readonly refusal: Refusal | null;
  /** The computer player that has been thinking for a while. */
  readonly thinking: Seat | null;
  /** Why the game could not be saved. */
  readonly trouble: string | null;
  /** Other players sit at the table: the match is to be opened anew. */
  readonly outdated: boolean;
}

export interface Shown {
  readonly kind: MatchUpdate['kind'];
  readonly move: number;
  readonly by: Seat | null;
  readonly moment: Moment;
  /** Several steps were passed over at once: there is nothing to animate. */
  readonly jumped: boolean;
}

/** A signal, and after how many moves it was given. */
export interface HeardSignal extends Said {
  readonly id: number;
  readonly move: number;
}

export interface Stage {
  readonly match: Match;
  readonly store: StoreApi<StageState>;
  submit(command: Command): Promise<boolean>;
  undo(steps?: number): Promise<UndoReach | null>;
  /** Shows at once where the match stands. */
  skip(): void;
  /** Lets computer players who think decide at once. */
  hurry(): Promise<void>;
  /** The next person sits down. */
  takeOver(): void;
  /** Another person at this screen, who hides nothing from the viewer, acts now. */
  switchTo(seat: Seat): void;
  /** Says something to the viewer's team. */
  signal(signal: Signal): Promise<void>;
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
  let step: number | undefined;
  const store = createStore<StageState>()(() => ({
    viewer: viewers[0],
    shown: null,
    log: [],
    waiting: 0,
    handOver: null,
    beside: [],
    signals: [],
    refusal: null,
    thinking: null,
    trouble: null,
    outdated: false,
  }));

  const unsubscribe = match.subscribe((message: MatchMessage) => {
    switch (message.kind) {
      case 'not-saved':
        return warn(message.why);
      case 'signal':
        return hear(message);
      case 'thinking':
        return store.setState({ thinking: message.seat });
      case 'new-players':
        return store.setState({ outdated: true });
      case 'moved':
        if (!viewers.includes(message.by ?? -1)) return receive(message);
    }
    pass();
    const [own, ...rest] = inSteps(message);
    show(own, false);
    if (rest.length > 0) {
      queue.push(...rest);
      store.setState({ waiting: queue.length });
    }
    // What others do next waits as well: it would cut off what is seen of one's own move.
    timer = setTimeout(next, lookAt(own, pace()));
  });

  /** Once: a browser that stores nothing fails at every move. */
  function warn(why: string): void {
    if (!warned) store.setState({ trouble: why });
    warned = true;
  }

  function hear({ seat, signal }: Said): void {
    store.setState(({ signals, shown }) => ({
      signals: [...signals, { id: signals.length, move: shown?.move ?? 0, seat, signal }],
    }));
  }

  /** A step of somebody else. */
  function receive(update: MatchUpdate): void {
    queue.push(...inSteps(update));
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
    keepPace();
    for (const [i, viewer] of viewers.entries()) {
      const log = logs.get(viewer) ?? [];
      logs.set(viewer, logAfter(log, update, i));
    }
    const next = nextAtScreen(update, viewers, store.getState().viewer);
    const viewer = next?.how === 'switch' ? next.seat : store.getState().viewer;
    store.setState({
      viewer,
      ...onShow(update, viewer, jumped || next?.how === 'switch'),
      waiting: queue.length,
      handOver: next?.how === 'hand-over' ? next.seat : null,
      refusal: null,
    });
  }

  /** The match is told whenever the player has chosen another pace. */
  function keepPace(): void {
    if (step === stepAt(pace())) return;
    step = stepAt(pace());
    match.setPace(step);
  }

  function onShow(
    update: MatchUpdate,
    viewer: Viewer,
    jumped: boolean,
  ): Pick<StageState, 'shown' | 'log' | 'beside'> {
    const { kind, move, by, moments } = update;
    const moment = moments[viewers.indexOf(viewer)];
    const beside = viewers.flatMap((each) =>
      isBeside(moment, viewer, each) ? [each as Seat] : [],
    );
    return { shown: { kind, move, by, moment, jumped }, log: logs.get(viewer) ?? [], beside };
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

  function sit(viewer: Seat): void {
    if (latest === null) return;
    store.setState({ viewer, handOver: null, refusal: null, ...onShow(latest, viewer, true) });
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
    hurry: () => match.hurry(),
    skip() {
      if (queue.length > 0) pass();
    },
    takeOver() {
      const { handOver } = store.getState();
      if (handOver !== null) sit(handOver);
    },
    switchTo(seat) {
      if (store.getState().beside.includes(seat)) sit(seat);
    },
    async signal(signal) {
      const { viewer } = store.getState();
      if (viewer !== 'spectator') await match.signal({ seat: viewer, signal });
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

function isBeside({ view }: Moment, viewer: Viewer, other: Viewer): boolean {
  if (viewer === 'spectator' || other === 'spectator' || other === viewer) return false;
  return playOpenly(view, viewer, other);
}
