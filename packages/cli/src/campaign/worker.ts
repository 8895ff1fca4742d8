/** What a worker thread does: the pool calls this with each job. */
export { playJob as default } from './job.ts';
