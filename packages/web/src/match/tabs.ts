import type { GameStore } from './game-store.ts';
import type { MatchId } from './match.ts';

/** Where the hosts in a browser's tabs tell each other which game they have stored. */
export interface Tabs {
  post(id: MatchId): void;
  /** Hears the others, not itself. */
  listen(listener: (id: MatchId) => void): void;
}

/** A host that has the store for itself. */
export const noOtherTabs: Tabs = { post() {}, listen() {} };

export function browserTabs(): Tabs {
  const channel = new BroadcastChannel('openrealms-games');
  return {
    post: (id) => channel.postMessage(id),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<MatchId>) => listener(data)),
  };
}

/** A store that tells the other tabs what it has taken. */
export function toldTo(tabs: Tabs, store: GameStore): GameStore {
  return {
    ...store,
    async put(game) {
      const taken = await store.put(game);
      if (taken) tabs.post(game.id);
      return taken;
    },
  };
}
