import { expose } from 'comlink';
import { countedGames } from '../challenges/record/counted-games.ts';
import { browserResults } from '../challenges/record/result-store.ts';
import { browserStore } from './game-store.ts';
import { MatchHost } from './match-host.ts';
import { browserTabs } from './tabs.ts';

// What nobody waits for, like a bot that fails, is thrown again: so the page hears of it as of any broken worker.
self.addEventListener('unhandledrejection', (event) => {
  throw event.reason;
});

expose(new MatchHost(countedGames(browserResults(), browserStore()), browserTabs()));
