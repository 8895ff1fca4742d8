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
