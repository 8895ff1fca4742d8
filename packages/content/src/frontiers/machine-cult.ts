import {
  base,
  choose,
  combat,
  combatOfItsCost,
  combatPerOwnScrapped,
  destroyBase,
  draw,
  ifYouDo,
  may,
  putBaseOnDeck,
  scrapFrom,
  scrapUpTo,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from '../core/deck-list.ts';

const builderBot = ship('Builder Bot', {
  fr: 'Drone Bâtisseur',
  faction: 'machine-cult',
  cost: 1,
  primary: [trade(1), may(scrapFrom('discard'))],
  ally: [trade(1)],
  scrap: [combat(2)],
});

const plasmaBot = ship('Plasma Bot', {
  fr: 'Drone à Plasma',
  faction: 'machine-cult',
  cost: 2,
  primary: [combat(3), may(scrapFrom('hand'))],
  ally: [combat(2)],
});

const destroyerBot = ship('Destroyer Bot', {
  fr: 'Drone Destructeur',
  faction: 'machine-cult',
  cost: 3,
  primary: [combat(5), may(scrapFrom('discard'))],
});

const repairMech = ship('Repair Mech', {
  fr: 'Mecha-Réparateur',
  faction: 'machine-cult',
  cost: 4,
  primary: [choose([trade(3)], [putBaseOnDeck()])],
  ally: [may(scrapFrom('hand', 'discard'))],
});

const enforcerMech = ship('Enforcer Mech', {
  fr: 'Mecha-Justicier',
  faction: 'machine-cult',
  cost: 5,
  primary: [combat(5), may(scrapFrom('hand', 'discard'))],
  ally: [destroyBase()],
  scrap: [draw(1)],
});

const nanobotSwarm = ship('Nanobot Swarm', {
  fr: 'Nuée de Nanobots',
  faction: 'machine-cult',
  cost: 8,
  primary: [combat(5), draw(2), scrapUpTo(2, 'hand', 'discard')],
});

const integrationPort = base('Integration Port', {
  fr: "Port d'Intégration",
  faction: 'machine-cult',
  cost: 3,
  defense: 5,
  outpost: true,
  primary: [trade(1)],
});

const defenseSystem = base('Defense System', {
  fr: 'Système de Défense',
  faction: 'machine-cult',
  cost: 4,
  defense: 5,
  outpost: true,
  primary: [combat(2)],
  ally: [combat(2)],
});

const conversionYard = base('Conversion Yard', {
  fr: 'Chantier de Conversion',
  faction: 'machine-cult',
  cost: 5,
  defense: 4,
  outpost: true,
  primary: [may(scrapFrom('hand')), ifYouDo(combat(4))],
});

const reclamationStation = base('Reclamation Station', {
  fr: 'Station de Récupération',
  faction: 'machine-cult',
  cost: 6,
  defense: 6,
  outpost: true,
  primary: [scrapFrom('discard')],
  scrap: [combatPerOwnScrapped(3)],
});

const neuralNexus = base('Neural Nexus', {
  fr: 'Nexus Neuronal',
  faction: 'machine-cult',
  cost: 7,
  defense: 6,
  outpost: true,
  primary: [scrapFrom('hand', 'discard'), combatOfItsCost()],
  ally: [draw(1)],
});

export const machineCult: DeckList = [
  [builderBot, 3],
  [plasmaBot, 3],
  [destroyerBot, 3],
  [repairMech, 2],
  [enforcerMech, 1],
  [nanobotSwarm, 1],
  [integrationPort, 2],
  [defenseSystem, 2],
  [conversionYard, 1],
  [reclamationStation, 1],
  [neuralNexus, 1],
];
