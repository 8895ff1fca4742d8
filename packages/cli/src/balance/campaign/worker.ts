/** What a worker thread does: the pool calls this with each job. */
export { playCampaignJob as default } from './job.ts';
