import { Icon, type IconProps } from './icon.tsx';

/** Strokes of the same weight in every icon that is drawn with lines. */
const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A struck coin: a milled disc with a diamond in relief. */
export function TradeIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path
        fillRule="evenodd"
        d="M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22Zm0 2.6a8.4 8.4 0 1 0 0 16.8a8.4 8.4 0 0 0 0-16.8Z"
      />
      <path d="M12 5.8 17 12l-5 6.2L7 12Z" />
    </Icon>
  );
}

/** A crosshair that bursts. */
export function CombatIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path
        fillRule="evenodd"
        d="m12 .5 2.3 5.2 5.8-1.8-1.8 5.8L23.5 12l-5.2 2.3 1.8 5.8-5.8-1.8L12 23.5l-2.3-5.2-5.8 1.8 1.8-5.8L.5 12l5.2-2.3-1.8-5.8 5.8 1.8ZM12 7.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 0 0 0-8.8Z"
      />
      <circle cx="12" cy="12" r="1.9" />
    </Icon>
  );
}

/** A shield between two branches of laurel. */
export function AuthorityIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 2.2 17.4 4v6.6c0 4-2.2 6.6-5.4 8.2-3.2-1.6-5.4-4.2-5.4-8.2V4Z" />
      <path
        {...LINE}
        strokeWidth={2}
        d="M3.6 6.5C1.6 13 4.4 19.2 10 22M20.4 6.5C22.4 13 19.6 19.2 14 22M1.2 11.2l2.4 1M2.4 16.6l2.6-.8M22.8 11.2l-2.4 1M21.6 16.6l-2.6-.8"
      />
    </Icon>
  );
}

/** A card that comes up. */
export function DrawIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path
        fillRule="evenodd"
        d="M6.5 1.5h11A2.5 2.5 0 0 1 20 4v16a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 20V4a2.5 2.5 0 0 1 2.5-2.5ZM12 5.2l-5 5.6h3.2v7h3.6v-7H17Z"
      />
    </Icon>
  );
}

/** A card that goes down, out of the hand. */
export function DiscardIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path {...LINE} d="M5 14.5V4.6C5 3.4 5.8 2.6 7 2.6h10c1.2 0 2 .8 2 2v9.9" />
      <path d="M10.2 6.5h3.6v8.8H18L12 22.6 6 15.3h4.2Z" />
    </Icon>
  );
}

/** A card cut in two. */
export function ScrapIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M6.5 1.5H17.5A2.5 2.5 0 0 1 20 4v4.3l-4.6 2.3-3.4-2.4-3.6 3.2L4 9.8V4a2.5 2.5 0 0 1 2.5-2.5Z" />
      <path
        d="m4 13.4 4.6 1.7 3.6-3.2 3.4 2.4 4.4-2.2V20a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 20Z"
        opacity=".62"
      />
    </Icon>
  );
}

/** A pile of cards seen from the side. */
export function DeckIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 2 22.5 7.2 12 12.4 1.5 7.2Z" />
      <path {...LINE} d="m2.6 12 9.4 4.6 9.4-4.6M2.6 16.8l9.4 4.6 9.4-4.6" />
    </Icon>
  );
}

/** Onto the top of the deck. */
export function DeckTopIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M10.3 1h3.4v4.6H17l-5 5.6-5-5.6h3.3Z" />
      <path {...LINE} d="m6 10.8-4.2 2.4L12 18l10.2-4.8L18 10.8M1.8 17.4 12 22.4l10.2-5" />
    </Icon>
  );
}

/** A fan of cards. */
export function HandIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M9 3.5h6a1.3 1.3 0 0 1 1.3 1.3v14.4a1.3 1.3 0 0 1-1.3 1.3H9a1.3 1.3 0 0 1-1.3-1.3V4.8A1.3 1.3 0 0 1 9 3.5Z" />
      <path
        d="M5.9 6.2v11.6L1 8.9c-.3-.6-.1-1.2.5-1.4ZM18.1 6.2v11.6L23 8.9c.3-.6.1-1.2-.5-1.4Z"
        opacity=".75"
      />
    </Icon>
  );
}

/** The discard pile: cards thrown askew. */
export function DiscardPileIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m8.6 3.6 11 2.2a1.4 1.4 0 0 1 1.1 1.7l-2 9.6a1.4 1.4 0 0 1-1.7 1.1l-11-2.3a1.4 1.4 0 0 1-1.1-1.6l2-9.6a1.4 1.4 0 0 1 1.7-1.1Z" />
      <path {...LINE} d="M2.2 12.5v7c0 .9.6 1.6 1.5 1.6h11.8" />
    </Icon>
  );
}

/** Five cards side by side. */
export function TradeRowIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M1 6.5h6v11H1ZM9 6.5h6v11H9ZM17 6.5h6v11h-6Z" />
    </Icon>
  );
}

/** A small ship in flight. */
export function ShipIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M22.8 1.2 14.6 22.2l-3.7-7.3-8.9-1.5Z" />
    </Icon>
  );
}

/** A station: an open shield, as on the foot of a base. */
export function BaseIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path {...LINE} d="M12 2.2 20.6 5v6.5c0 5-3.4 8.5-8.6 10.6-5.2-2.1-8.6-5.6-8.6-10.6V5Z" />
      <path d="M12 7 16 11.5l-4 5-4-5Z" />
    </Icon>
  );
}

/** An outpost: a filled shield. */
export function OutpostIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path
        fillRule="evenodd"
        d="M12 1 21.7 4.2v7.3c0 5.6-3.8 9.5-9.7 11.8-5.9-2.3-9.7-6.2-9.7-11.8V4.2ZM12 7l-4 4.5 4 5 4-5Z"
      />
    </Icon>
  );
}

/** A base that breaks apart. */
export function DestroyBaseIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M10.4 1.5 2.3 4.2v7.3c0 4.7 2.7 8.2 7 10.5l1.5-5.3-3-3.3 4-4.6-2.7-3.3Z" />
      <path d="m14 1.7 7.7 2.5v7.3c0 5.2-3.3 8.9-8.5 11.2l1.3-6.3-3-3.2 4.3-4.9-2.6-3.4Z" />
    </Icon>
  );
}

/** A ship and its double. */
export function CopyShipIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M16.8 1 10.3 17.6l-2.9-5.8-7-1.2Z" />
      <path
        {...LINE}
        strokeWidth={1.9}
        strokeDasharray="2.6 2.4"
        d="M22.8 6.4 16.3 22.6l-2.9-5.4"
      />
    </Icon>
  );
}

/** The player across the table. */
export function OpponentIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path
        fillRule="evenodd"
        d="M12 1.5c4.2 0 6.8 2.9 6.8 6.8 0 4.4-2.7 7.4-6.8 7.4s-6.8-3-6.8-7.4c0-3.9 2.6-6.8 6.8-6.8ZM7.5 7l1.3 3.3 2.5.6Zm9 0-3.8 3.9 2.5-.6Z"
      />
      <path d="M2.5 23c.4-4.3 2.7-6.4 5.5-6.8 2.3 1.5 5.7 1.5 8 0 2.8.4 5.1 2.5 5.5 6.8Z" />
    </Icon>
  );
}

/** Two rings that hold each other. */
export function AllyIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle {...LINE} cx="8.2" cy="12" r="6" />
      <circle {...LINE} cx="15.8" cy="12" r="6" />
    </Icon>
  );
}

/** Three rings that hold one another. */
export function DoubleAllyIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle {...LINE} cx="12" cy="8" r="5.4" />
      <circle {...LINE} cx="7.4" cy="16" r="5.4" />
      <circle {...LINE} cx="16.6" cy="16" r="5.4" />
    </Icon>
  );
}

/** The ability that a card has without any condition. */
export function PrimaryIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M5 3.5 20 12 5 20.5Z" />
    </Icon>
  );
}

/** A price tag with a tick: what happens when the card is bought. */
export function AcquiredIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path
        fillRule="evenodd"
        d="M1.6 3.6A2 2 0 0 1 3.6 1.6H11.8a2 2 0 0 1 1.4.6l8.8 8.8a2 2 0 0 1 0 2.8l-8.2 8.2a2 2 0 0 1-2.8 0L2.2 13.2a2 2 0 0 1-.6-1.4ZM6 4.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6ZM16.9 10.3 11.7 15.5 9.4 13.2 7.7 14.9 11.7 18.9 18.6 12Z"
      />
    </Icon>
  );
}

/** Always in effect. */
export function AlwaysIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path
        {...LINE}
        d="M19.5 8.5A8.3 8.3 0 0 0 4 10M4.5 15.5A8.3 8.3 0 0 0 20 14M20.5 3.5v5h-5M3.5 20.5v-5h5"
      />
    </Icon>
  );
}

/** A card of whatever kind. */
export function CardIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path
        {...LINE}
        d="M7 2.6h10c1.2 0 2 .8 2 2v14.8c0 1.2-.8 2-2 2H7c-1.2 0-2-.8-2-2V4.6c0-1.2.8-2 2-2Z"
      />
      <path d="M12 8.2 15 12l-3 3.8L9 12Z" />
    </Icon>
  );
}

/** What a card costs: the coin in its corner. */
export function CostIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path {...LINE} d="M13 2.6H6.4c-1.2 0-2 .8-2 2v14.8c0 1.2.8 2 2 2h9.2c1.2 0 2-.8 2-2V12" />
      <circle cx="17.6" cy="6.4" r="5" />
    </Icon>
  );
}

/** The player on this side of the table. */
export function PlayerIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="7.6" r="5.6" />
      <path d="M2.5 23c.4-5.2 4-8 9.5-8s9.1 2.8 9.5 8Z" />
    </Icon>
  );
}

/** A card that comes back at the end of the turn. */
export function ReturnIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path {...LINE} d="M4 12a8.2 8.2 0 1 1 2.6 6M3.4 21.4l.4-5.6 5.4.8" />
      <path d="M12 7.4h2.4V12l3.2 1.9-1.2 2-4.4-2.7Z" />
    </Icon>
  );
}

/** From one place to another. */
export function ToIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path {...LINE} d="M3 12h17M13.5 5.5 20 12l-6.5 6.5" />
    </Icon>
  );
}

/** Opens what lies hidden, like the words of a card. */
export function InspectIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle {...LINE} cx="10.5" cy="10.5" r="7" />
      <path {...LINE} strokeWidth={3} d="m16 16 5.5 5.5" />
    </Icon>
  );
}
