import { lazy, Suspense } from 'react';
import type { Happening } from '../../match/match.ts';
import { CardSubject } from './card-subject.tsx';
import { PileSubject } from './pile-subject.tsx';
import { RecapSubject } from './recap-subject.tsx';
import { RulesSubject } from './rules-subject.tsx';
import { SeatSubject } from './seat-subject.tsx';
import type { Subject } from './subject.ts';

// Only campaigns have scenarios.
const ScenarioSubject = lazy(async () => ({
  default: (await import('../../campaign/table/scenario-subject.tsx')).ScenarioSubject,
}));

/** What the inspector shows of whatever is looked at. */
export function SubjectView(props: {
  readonly subject: Subject;
  readonly log: readonly Happening[];
}) {
  const { subject, log } = props;
  switch (subject.kind) {
    case 'card':
      return <CardSubject subject={subject} />;
    case 'pile':
      return <PileSubject pile={subject.pile} />;
    case 'seat':
      return <SeatSubject key={subject.seat} seat={subject.seat} />;
    case 'recap':
      return <RecapSubject log={log} />;
    case 'scenario':
      return (
        <Suspense fallback={null}>
          <ScenarioSubject />
        </Suspense>
      );
    case 'rules':
      return <RulesSubject clauses={subject.clauses} />;
  }
}
