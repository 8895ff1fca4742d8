/** Where scenarios begin: the first player's main phase, with nothing hidden that could surprise a test. */

const TABLE =
  'row=cutter,ram,trading-post,survey-ship,battle-mech explorers=10 ' +
  'trade-deck=blob-wheel,freighter,space-station,missile-bot,the-hive';
const OPPONENT = 'hand=3*scout,2*viper deck=5*scout';

/** Five cards of which one, the Trade Bot, asks which card to scrap. */
export const WITH_A_CHOICE = `core@1 standard active=0 | ${TABLE} | hand=trade-bot,3*scout,viper deck=5*scout | ${OPPONENT}`;

/** Nothing but Scouts and a Viper. */
export const PLAIN = `core@1 standard active=0 | ${TABLE} | hand=4*scout,viper deck=5*scout | ${OPPONENT}`;

/** A hand that gives nothing to spend and cannot hit anybody. */
export const NOTHING_TO_DO = `core@1 standard active=0 | explorers=0 | deck=5*scout | ${OPPONENT}`;

/** As much as ever lies on a table for two: bases on both sides, a full hand, and a base that asks at length. */
export const CROWDED =
  `core@1 standard turn=15 active=0 | ${TABLE} | hand=4*scout,viper deck=5*scout ` +
  'in-play=0:recycling-station,1:trading-post,2:blob-wheel | ' +
  'hand=5*scout deck=5*scout in-play=0:royal-redoubt,1:barter-world,2:the-hive,3:space-station';

/** A base of which three abilities can be used, and a full hand. */
export const THREE_ABILITIES =
  `core@1 standard turn=15 active=0 | ${TABLE} | hand=7*scout,5*viper deck=5*scout ` +
  'in-play=0:space-station!l,1:royal-redoubt,2:blob-wheel | ' +
  'hand=5*scout deck=5*scout in-play=0:royal-redoubt,1:barter-world,2:the-hive,3:space-station';
