import { announce, choicePrompt } from '@openrealms/narrator';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { Happening } from '../../match/match.ts';
import { useSettings } from '../../settings/settings.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { onSpoken } from './speak.ts';

/** How many lines stay for a screen reader to go back to. */
const KEPT = 12;

interface Line {
  readonly id: number;
  readonly text: string;
}

/** How far the story has been told: to this move, and so many of its events. */
interface Told {
  readonly move: number;
  readonly events: number;
}

interface AnnouncerProps {
  readonly log: readonly Happening[];
  /** Moves that are gone from the log were taken back; elsewhere the log only shows an earlier moment. */
  readonly takesBack: boolean;
}

/** Tells a screen reader what happens, as much of it as the player wants. */
export function Announcer({ log, takesBack }: AnnouncerProps) {
  const { view, book, you, names, teams } = useTable();
  const { takenBack } = useWords(tableWords);
  const verbosity = useSettings((settings) => settings.verbosity);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const told = useRef<Told | null>(null);
  const next = useRef(0);

  const say = (texts: readonly string[]): void => {
    const added = texts.map((text) => ({ id: next.current++, text }));
    if (added.length > 0) setLines((before) => [...before, ...added].slice(-KEPT));
  };
  useEffect(() => onSpoken((text) => say([text])));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language or verbosity tells nothing anew
  useEffect(() => {
    const last = log.at(-1)?.move ?? 0;
    const before = told.current;
    told.current = { move: last, events: log.at(-1)?.events.length ?? 0 };
    // What happened before the table was opened is in the log.
    if (before === null) return;
    // The last move may go on in another step.
    const events = log
      .filter(({ move }) => move >= before.move)
      .flatMap((each) =>
        each.move === before.move ? each.events.slice(before.events) : each.events,
      );
    const authority = view.seats.map((seat) => seat.authority);
    const texts = announce(events, { you, names, teams }, book, verbosity, authority);
    if (takesBack && last < before.move) texts.push(takenBack(before.move - last));
    if (view.choice !== null) texts.push(choicePrompt(view.choice, book, names));
    say(texts);
  }, [log]);

  return (
    <div role="log" aria-live="polite" className="visually-hidden">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
