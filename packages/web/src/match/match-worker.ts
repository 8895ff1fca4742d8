import { expose } from 'comlink';
import { MatchHost } from './match-host.ts';

expose(new MatchHost());
