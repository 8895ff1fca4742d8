import type { Catalog } from '@openrealms/engine';
import { Network, type Weights } from './network.ts';

const networks = new WeakMap<Weights, WeakMap<Catalog, Network>>();

/** The network with these weights for these boxes, multiplied out once for all bots that use it. */
export function networkOf(weights: Weights, catalog: Catalog): Network {
  const known = networks.get(weights) ?? new WeakMap<Catalog, Network>();
  networks.set(weights, known);
  const network = known.get(catalog) ?? new Network(weights, catalog);
  known.set(catalog, network);
  return network;
}
