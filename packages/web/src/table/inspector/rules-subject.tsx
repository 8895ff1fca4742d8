import { RuleClause } from '../../rules/rule-clause.tsx';
import { useTable } from '../table-context.ts';
import styles from './inspector.module.css';

/** Clauses of the rules reference. */
export function RulesSubject({ clauses }: { readonly clauses: readonly string[] }) {
  const { inspect } = useTable();
  return (
    <div className={styles.clauses}>
      {clauses.map((id) => (
        <RuleClause
          key={id}
          id={id}
          onRule={(rule) => inspect({ kind: 'rules', clauses: [rule] })}
          onCard={(card) => inspect({ kind: 'card', card, place: null })}
        />
      ))}
    </div>
  );
}
