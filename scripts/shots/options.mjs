// The command line of `npm run shots`.

export const USAGE = `Usage: npm run shots -- [--only <pattern>] [--out <folder>] [--readme] [--help]

Writes pictures of every card and of key screens at three sizes, and an index.html to look at them.
  --only <pattern>   only pictures whose name contains this text; * stands for anything: --only 'table-seats*phone'
  --out <folder>     where they go; shots/ unless said otherwise
  --readme           only the two pictures of the README, into docs/images/ unless --out says otherwise
  --help             print this help
Exit code: 0 written, 1 something went wrong, 2 wrong arguments.`;

/**
 * @param {readonly string[]} args
 * @returns {{ only: string, out: string, readme: boolean, help: boolean } | { wrong: string }}
 */
export function readOptions(args) {
  const options = { only: '*', out: '', readme: false, help: false };
  const rest = [...args];
  while (rest.length > 0) {
    const arg = rest.shift();
    if (arg === '--help' || arg === '--readme') options[arg.slice(2)] = true;
    else if (arg === '--only' || arg === '--out') {
      const value = rest.shift();
      if (value === undefined || value === '' || value.startsWith('--')) {
        return { wrong: `${arg} needs a value.` };
      }
      options[arg.slice(2)] = value;
    } else return { wrong: `Unknown argument: ${arg}` };
  }
  if (options.readme && options.only !== '*') return { wrong: '--readme takes no --only.' };
  if (options.out === '') options.out = options.readme ? 'docs/images' : 'shots';
  return options;
}

/** Whether a name fits a pattern in which * stands for anything. */
export function fits(name, pattern) {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w-]/g, '\\$&'));
  return new RegExp(parts.join('.*')).test(name);
}
