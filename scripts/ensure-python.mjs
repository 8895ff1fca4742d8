// Finds a Python 3 for the example bot that the tests run; on Debian and Ubuntu it installs one when there is none.
//
//   node scripts/ensure-python.mjs   prints its name or path
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const VARIABLE = 'OPENREALMS_PYTHON';

const HINT = `Install Python 3, or set ${VARIABLE} to the path of one.`;

/**
 * A command that runs Python 3. Installs one where it can; throws an error that says what to do where it cannot.
 *
 * @returns {string}
 */
function python() {
  const wanted = process.env[VARIABLE];
  if (wanted) {
    if (isPython3(wanted)) return wanted;
    throw new Error(`${VARIABLE} is '${wanted}', which is no Python 3.`);
  }
  return find() ?? install();
}

function find() {
  return ['python3', 'python'].find(isPython3);
}

function isPython3(program) {
  const { status } = spawnSync(program, ['-c', 'import sys; sys.exit(sys.version_info[0] != 3)'], {
    stdio: 'ignore',
  });
  return status === 0;
}

function install() {
  if (!existsSync('/usr/bin/apt-get')) throw new Error(`No Python was found. ${HINT}`);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && run('sudo', ['-n', 'true'], 'ignore') !== 0) {
    throw new Error(
      `No Python was found, and installing one needs rights that you do not have here. ${HINT}\n` +
        'On Debian and Ubuntu: sudo apt-get install python3',
    );
  }
  console.error('Installing Python (apt-get) ...');
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y', ...args];
    const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    return run(program, rest, process.stderr);
  };
  apt('update');
  const status = apt('install', '--no-install-recommends', 'python3');
  const found = find();
  if (status !== 0 || found === undefined) {
    throw new Error(`Installing Python failed; see the messages of apt-get above. ${HINT}`);
  }
  return found;
}

function run(program, args, output) {
  return spawnSync(program, args, { stdio: ['ignore', output, output] }).status;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(python());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
