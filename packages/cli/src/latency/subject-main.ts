/** What the process of a subject does: plays the games that it is told to, one at a time. */
import { type Subject, subjectOf } from './subject.ts';
import type { ToSubject } from './subject-process.ts';

let subject: Promise<Subject> | null = null;

process.on('message', async (message: ToSubject) => {
  if (message.type === 'begin') subject = subjectOf(message.match);
  else process.send!((await subject!)(message.game));
});
process.on('disconnect', () => process.exit());
