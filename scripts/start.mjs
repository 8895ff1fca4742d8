// `npm start`: installs and builds if needed, then starts a game in the terminal.
// Arguments go to the client: npm start -- --help
import { runCli } from './cli.mjs';

await runCli(['play', ...process.argv.slice(2)]);
