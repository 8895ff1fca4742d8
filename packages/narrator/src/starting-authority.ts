import { type ScenarioRule, SIDES, type Whom } from '@openrealms/engine';

/** The same rules, with one sum for each side: nobody has to add what both sides start with to what one of them has besides. */
export function withAuthoritySummed(rules: readonly ScenarioRule[]): readonly ScenarioRule[] {
  const amounts = rules.filter(({ kind }) => kind === 'starting-authority').length;
  if (amounts < 2) return rules;
  const [one, other] = SIDES.map((side) => sumFor(side, rules));
  const sums = one === other ? [sum('both', one)] : [sum(SIDES[0], one), sum(SIDES[1], other)];
  return [
    ...rules.filter(({ kind }) => kind !== 'starting-authority'),
    ...sums.filter(({ amount }) => amount !== 0),
  ];
}

function sumFor(side: Whom, rules: readonly ScenarioRule[]): number {
  return rules.reduce(
    (total, rule) =>
      rule.kind === 'starting-authority' && (rule.whom === 'both' || rule.whom === side)
        ? total + rule.amount
        : total,
    0,
  );
}

function sum(whom: Whom, amount: number) {
  return { kind: 'starting-authority', whom, amount } as const;
}
