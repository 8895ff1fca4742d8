import { formatNamed, type Seat } from '@openrealms/engine';
import { AuthorityIcon, BaseIcon, HandIcon, OutpostIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import { seatPlace } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { legalAt } from './legal-at.ts';
import styles from './opponent-tile.module.css';
import { SeatBadges, useSeatRemarks } from './seat-badges.tsx';
import { SeatBubble } from './seat-bubble.tsx';
import { TeamMark, useTeamName } from './team-mark.tsx';

/**
 * One of several players on a phone: the figures that matter most. A tap opens the seat beside the table, where the second tap picks what
 * to attack or look at.
 */
export function OpponentTile(props: { readonly seat: Seat; readonly team: number | null }) {
  const { seat, team } = props;
  const { view, hintedPlace, names, ranks, book, places, inspect } = useTable();
  const say = useWords(tableWords);
  const remarks = useSeatRemarks()(seat);
  const teamName = useTeamName();
  const { authority, handCount, inPlay, defeated } = view.seats[seat];
  const bases = inPlay.map(({ card }) => book.card(card)).filter(({ type }) => type === 'base');
  const outposts = bases.filter(({ outpost }) => outpost).length;
  const legal = legalAt(seat, places);
  const isHinted =
    hintedPlace === seatPlace(seat) || hintedPlace?.startsWith(`piece:${seat}:`) === true;
  const label = [
    say.authorityOf(names[seat], authority),
    ranks[seat]?.spoken ?? '',
    team === null ? '' : teamName(team),
    ...remarks,
    say.handCount(handCount),
    say.bases(bases.length, outposts),
    defeated ? say.defeated : '',
    legal.attack ? say.attackable : '',
    isHinted ? say.hinted : '',
  ].filter((part) => part !== '');
  return (
    <button
      type="button"
      className={styles.tile}
      data-anchor={`seat:${seat}`}
      data-active={view.active.includes(seat) || undefined}
      data-defeated={defeated || undefined}
      data-legal={legal.any || undefined}
      data-attack={legal.attack || undefined}
      data-hinted={isHinted || undefined}
      aria-label={label.join('. ')}
      onClick={() => inspect({ kind: 'seat', seat })}
    >
      <span className={styles.name}>
        {team !== null && <TeamMark team={team} />} {names[seat]}
      </span>
      <SeatBadges seat={seat} signs />
      <span className={styles.figures}>
        {!formatNamed(view.format).sharedAuthority && (
          <span className={styles.authority} data-anchor={`authority:${seat}`}>
            <AuthorityIcon />
            {authority}
          </span>
        )}
        {defeated ? (
          <span className={styles.out}>{say.defeated}</span>
        ) : (
          <span className={styles.counts}>
            <span data-anchor={`hand:${seat}`}>
              <HandIcon />
              {handCount}
            </span>
            <span data-anchor={`play:${seat}`}>
              <BaseIcon />
              {bases.length - outposts}
            </span>
            <span>
              <OutpostIcon />
              {outposts}
            </span>
          </span>
        )}
      </span>
      <SeatBubble seat={seat} />
    </button>
  );
}
