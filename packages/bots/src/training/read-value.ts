import { Refusal } from './refusal.ts';
import { BOX_NAMES, type BoxName, isBoxName } from './tables.ts';

// How the text of an option is read; what is wrong with it is said with the name of the option.

function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

export function whole(least: number, most: number) {
  return (text: string, flag: string): number => {
    const value = numberIn(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Refusal(`${flag} must be a whole number from ${least} to ${most}, not ${text}.`);
  };
}

export function share(text: string, flag: string): number {
  const value = numberIn(text);
  if (value >= 0 && value <= 1) return value;
  throw new Refusal(`${flag} must be from 0 to 1, not ${text}.`);
}

export function rate(text: string, flag: string): number {
  const value = numberIn(text);
  if (value > 0 && value <= 0.1) return value;
  throw new Refusal(`${flag} must be above 0, up to 0.1, not ${text}.`);
}

export function yesOrNo(text: string, flag: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Refusal(`${flag} must be true or false, not ${text}.`);
}

export function boxNames(text: string, flag: string): BoxName[] {
  const names = text.split(',');
  const unknown = names.find((name) => !isBoxName(name));
  if (unknown === undefined) return names.filter(isBoxName);
  throw new Refusal(`${flag} knows ${BOX_NAMES.join(', ')}, not ${unknown || 'an empty name'}.`);
}
