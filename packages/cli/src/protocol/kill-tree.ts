import { spawnSync } from 'node:child_process';

/** On Windows there are no process groups; a program has its own everywhere else. */
export const OWN_GROUP = process.platform !== 'win32';

/** Ends a program, and those it has started, at once. A program that is gone already is no error. */
export function killTree(pid: number): void {
  try {
    if (OWN_GROUP) process.kill(-pid, 'SIGKILL');
    else spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
