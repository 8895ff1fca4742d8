import { type MouseEvent, type ReactNode, use } from 'react';
import { RuleNavigationContext } from './rule-navigation.ts';

interface RuleLinkProps {
  readonly to: 'rules' | 'gallery';
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link from a rule to another rule or to a card. */
export function RuleLink({ to, id, className, children }: RuleLinkProps) {
  const { onRule, onCard } = use(RuleNavigationContext);
  const handler = to === 'rules' ? onRule : onCard;
  const follow = (event: MouseEvent) => {
    if (handler === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    handler(id);
  };
  return (
    <a href={`#/${to}/${id}`} className={className} onClick={follow}>
      {children}
    </a>
  );
}
