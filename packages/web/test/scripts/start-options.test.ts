import { describe, expect, it } from 'vitest';
import { parseStartOptions } from '../../../../scripts/start-options.mjs';

describe('the options of npm start', () => {
  it('serves to this machine alone, at any free port, unless told otherwise', () => {
    expect(parseStartOptions([])).toEqual({ help: false, host: 'localhost', port: undefined });
  });

  it('reads port, host and help', () => {
    expect(parseStartOptions(['--port', '5000', '--host=0.0.0.0', '--help'])).toEqual({
      help: true,
      host: '0.0.0.0',
      port: 5000,
    });
  });

  it.each([
    [['--prot', '1'], "Unknown option '--prot'"],
    [['play'], "Unexpected argument 'play'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['--port', '4x'], "--port needs a number from 0 to 65535, not '4x'"],
    [['--port', '65536'], "--port needs a number from 0 to 65535, not '65536'"],
    [['--host', ''], '--host needs the name or address of this machine'],
  ])('refuses %j', (args, problem) => {
    expect(parseStartOptions(args)).toEqual({ problem });
  });
});
