import { MUSTS_PER_DAY, type DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';

/** How many musts each person of a trip has: so many for each park day, and for one day where there is none. */
export const mostMusts = ({ days }: Pick<TripDetail, 'days'>): number =>
  MUSTS_PER_DAY * Math.max(1, days.filter(({ kind }) => kind === 'park').length);

/** Why a person cannot make one more item a must; undefined while they can. */
export const mustProblem = (
  items: readonly DayItem[],
  itemId: string,
  person: { id?: string | undefined; name: string },
  trip: Pick<TripDetail, 'days'>,
): string | undefined => {
  const { id = '', name } = person;
  const most = mostMusts(trip);
  const musts = items.filter(
    (item) => item.id !== itemId && item.status !== 'cancelled' && item.votes[id] === 'must',
  );
  return musts.length < most
    ? undefined
    : `${name} has ${String(most)} musts, ${String(MUSTS_PER_DAY)} for each park day, and used them all. Make another one “nice” first.`;
};
