import { writeFileSync } from 'node:fs';
import { riseOfEmpire } from '@openrealms/content';
import { packText } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { typing } from './conversation.ts';
import { campaignFolder } from './played-campaigns.ts';

const { file, play, text, begin, command } = campaignFolder();

describe('a file', () => {
  const refused = async (name: string, ...flags: string[]): Promise<string> => {
    const before = text(name);
    const { code, out, err } = await play(name, typing(), ...flags);
    expect({ code: code > 0, out }).toEqual({ code: true, out: '' });
    expect(text(name)).toBe(before);
    return err;
  };

  it('that is none is refused and left as it is', async () => {
    writeFileSync(file('garbage.json'), 'not json{');
    expect(await refused('garbage.json')).toContain('Give a file that campaign play has written');
    writeFileSync(file('other.json'), '{"kind":"openrealms-save"}');
    expect(await refused('other.json')).toContain('This is not a campaign');
    await begin('cut.json');
    writeFileSync(file('cut.json'), text('cut.json').slice(0, 200));
    expect(await refused('cut.json')).toContain('This is not JSON');
  });

  it('whose log could not have come about is refused', async () => {
    await begin('log.json');
    const changed = JSON.parse(text('log.json'));
    changed.log.push({ kind: 'upgrade', card: 'magpie+se1' });
    writeFileSync(file('log.json'), JSON.stringify(changed));
    expect(await refused('log.json')).toContain('The file was changed or damaged');
  });

  it('of another version asks before it goes on', async () => {
    await begin('version.json');
    writeFileSync(
      file('version.json'),
      text('version.json').replace('"version": "1"', '"version": "0"'),
    );
    expect(await refused('version.json')).toContain('add --other-version');
    const { out } = await play('version.json', typing('q'), '--other-version');
    expect(out).toContain('The game goes on where you left it.');
  });

  it('with damaged moves keeps its campaign, and says how to go on', async () => {
    await begin('moves.json');
    const damaged = text('moves.json').replaceAll('"card": "scout"', '"card": "war-world"');
    writeFileSync(file('moves.json'), damaged);
    const { code, err } = await play('moves.json', typing());
    expect(code).toBe(1);
    expect(err).toContain('begin the scenario again with --again');
    expect(text('moves.json')).toBe(damaged);
    const again = await play('moves.json', typing('', 'q'), '--again');
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/^Space 1: /m);
  });

  it('that somebody else has changed meanwhile is not written over', async () => {
    await begin('foreign.json');
    let count = 0;
    const { out } = await play('foreign.json', () => {
      if (count === 0) writeFileSync(file('foreign.json'), 'mine');
      return ['e!', 'q', null][count++];
    });
    expect(out).toContain('was changed by somebody else meanwhile, and is not written over');
    expect(out.match(/changed by somebody else/g)).toHaveLength(1);
    expect(out).toContain('The last steps could not be saved in foreign.json.');
    expect(text('foreign.json')).toBe('mine');
  });

  it('keeps its seed', async () => {
    await begin('seeded.json');
    expect(await refused('seeded.json', '--seed', 'other')).toContain('leave --seed out');
  });

  it('takes a stranger’s note as it is, without what would steer the terminal', async () => {
    await begin('note.json');
    const strange = JSON.parse(text('note.json'));
    strange.note = {
      players: [{ name: '\u001b[31mAda\nEve' }, 7],
      opened: 'x',
      name: {},
      game: [],
    };
    writeFileSync(file('note.json'), JSON.stringify(strange));
    const { out } = await command('show', 'note.json');
    expect(out).toContain('Ada Eve against Player 2. Next: Scenario 1: a sealed envelope.');
    expect(out).not.toContain('\u001b');
  });

  it('is played with the pack that it was begun with', async () => {
    const pack = packText(riseOfEmpire)
      .replace(`"version": "${riseOfEmpire.version}"`, '"version": "mine"')
      .replace('"name": "Rise of Empire"', '"name": "My Empire"');
    writeFileSync(file('pack.json'), pack);
    const first = await play('packed.json', typing('Ada', '1', '', '', 'q'), '--pack', 'pack.json');
    expect(first.out).toContain('campaign play packed.json --pack pack.json --plain');
    // What is printed in somebody's box is no work of ours.
    expect(first.out).not.toContain('original');
    expect(JSON.parse(text('packed.json')).note.pack).toBe('My Empire');
    expect(await refused('packed.json')).toContain('Give the pack of that version with --pack');
    const on = await play('packed.json', typing('q'), '--pack', 'pack.json');
    expect(on.out).toContain('The game goes on where you left it.');
  });
});
