import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { swapFolder } from '../../../../scripts/swap-folder.mjs';

let folder: string;
let fresh: string;
let place: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'openrealms-swap-'));
  fresh = join(folder, 'fresh');
  place = join(folder, 'place');
  write(fresh, 'new');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder that is swapped in', () => {
  it('takes the place of the old one, and nothing else is left', () => {
    write(place, 'old');
    writeFileSync(join(place, 'gone.txt'), '');
    swapFolder(fresh, place);
    expect(readdirSync(folder)).toEqual(['place']);
    expect(readdirSync(place)).toEqual(['page.txt']);
    expect(page()).toBe('new');
  });

  it('needs no old one', () => {
    swapFolder(fresh, place);
    expect(page()).toBe('new');
  });

  it('is copied from another disk', () => {
    write(place, 'old');
    swapFolder(fresh, place, { rename: failing('EXDEV') });
    expect(readdirSync(folder)).toEqual(['place']);
    expect(page()).toBe('new');
  });

  it('leaves the old one where it cannot be moved', () => {
    write(place, 'old');
    expect(() => swapFolder(fresh, place, { rename: failing('EPERM') })).toThrow('EPERM');
    expect(page()).toBe('old');
  });
});

function write(into: string, text: string): void {
  mkdirSync(into);
  writeFileSync(join(into, 'page.txt'), text);
}

function page(): string {
  return readFileSync(join(place, 'page.txt'), 'utf8');
}

function failing(code: string): () => void {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}
