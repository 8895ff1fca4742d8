// Finds a Chromium for the browser tests and measurements; on Debian and Ubuntu it installs one when there is none.
//
//   node scripts/ensure-chromium.mjs   prints its path
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VARIABLE = 'OPENREALMS_CHROMIUM';

const ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const HINT = `Install Chromium, Chrome or Edge, or set ${VARIABLE} to the path of one.`;

/** Flags for a Chromium that runs unseen, also as root in a container, and keeps to itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium. Installs one where it can; throws an error that says what to do where it cannot.
 *
 * @returns {string}
 */
export function chromiumPath() {
  const wanted = process.env[VARIABLE];
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`${VARIABLE} is '${wanted}', where there is no program.`);
  }
  return find() ?? install();
}

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces()].find(isProgram);
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': programFiles86, LOCALAPPDATA } = process.env;
    const programs = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return [PROGRAMFILES, programFiles86, LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => programs.map((program) => join(folder, program)));
  }
  return [];
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function install() {
  if (!existsSync('/usr/bin/apt-get')) throw new Error(`No browser was found. ${HINT}`);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && run('sudo', ['-n', 'true'], 'ignore') !== 0) {
    throw new Error(
      `No browser was found, and installing one needs rights that you do not have here. ${HINT}\n` +
        'On Debian and Ubuntu: sudo apt-get install chromium fonts-dejavu-core',
    );
  }
  console.error('Installing Chromium (apt-get) ...');
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y', ...args];
    const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    return run(program, rest, process.stderr);
  };
  apt('update');
  const status = apt('install', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
  const path = find();
  if (status !== 0 || path === undefined) {
    throw new Error(`Installing Chromium failed; see the messages of apt-get above. ${HINT}`);
  }
  return path;
}

function run(program, args, output) {
  return spawnSync(program, args, { stdio: ['ignore', output, output] }).status;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(chromiumPath());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
