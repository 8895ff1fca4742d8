import type { CampaignView } from '@openrealms/engine';
import type { Language } from '../../i18n/language.ts';
import { sideWords } from '../side-words.ts';
import { warRoomWords } from './war-room-words.ts';

/** What is remarkable about the state of the war: who leads or, when it is over, who has won it, and who wins again and again. */
export function warRemark(
  { war, verdict }: Pick<CampaignView, 'war' | 'verdict'>,
  language: Language,
): string {
  const say = warRoomWords[language];
  const { theSides, points } = sideWords[language];
  const { lead, by, streak } = war;
  return [
    ...(lead === null ? [say.tie] : []),
    ...(lead !== null && verdict === null ? [say.lead(theSides[lead], points(by))] : []),
    ...(verdict === null ? [] : [say.wonWar(theSides[verdict.winner])]),
    ...(streak !== null && streak.length > 1
      ? [say.streak(theSides[streak.side], streak.length)]
      : []),
  ].join(' ');
}
