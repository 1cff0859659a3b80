import {
  documentKindNames,
  type ClientDocument,
  type PaperAlert,
  type PaperProblem,
} from '@landsea/contracts/agents';
import { formatDate } from '@landsea/web-kit';

/** `Tue, Oct 20, 2027`: papers last for years. */
export const formatWithYear = (date: string): string => `${formatDate(date)}, ${date.slice(0, 4)}`;

export const formatShare = ({
  sharedWith,
  sharedPersonName,
  clientName,
  clientJoined,
  isSeen,
}: ClientDocument): string => {
  if (sharedWith === 'nobody') return 'Only you and your team see it';
  if (sharedWith === 'household')
    return clientJoined ? `${clientName} sees it` : `${clientName} sees it once they join`;
  const name = sharedPersonName ?? 'Somebody who is no longer in the household';
  return isSeen ? `${name} sees it` : `For ${name}, who has no account yet: nobody sees it`;
};

const problems: Record<PaperProblem, (trip: string) => string> = {
  expired: () => 'no longer valid',
  'before-trip-ends': (trip) => `expires before ${trip} ends`,
  'after-trip': (trip) => `valid for less than six months after ${trip}`,
  soon: () => 'expires soon',
};

const formatPaper = ({ what, title, personName }: PaperAlert): string => {
  if (what === 'passport') return personName ? `${personName}’s passport` : 'A passport';
  return [title || documentKindNames[what], personName].filter(Boolean).join(', ');
};

/** `Mia Silva’s passport: expires before Summer cruise ends (Tue, Aug 3, 2027).` */
export const formatAlert = (alert: PaperAlert): string =>
  `${formatPaper(alert)}: ${problems[alert.problem](alert.tripName ?? 'the trip')} (${formatWithYear(alert.expiresOn)}).`;
