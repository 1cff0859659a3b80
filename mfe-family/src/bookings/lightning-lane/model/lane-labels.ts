import type { CrowdLevel } from '@landsea/contracts/catalogue';
import {
  isPass,
  isUsed,
  laneProductNames,
  type LaneOption,
  type LaneVerdict,
  type LaneEntry,
} from '@landsea/rules/day-plans';
import type { BadgeTone } from '@landsea/ui/badge';
import { formatMoney } from '@landsea/web-kit';
import { formatClock, formatMinutes } from '../../../items/cards/item-labels';
import type { LaneSelection } from './lane-days';

export type LaneState = 'ahead' | 'later' | 'booked' | 'used';

export const laneStates: readonly LaneState[] = ['ahead', 'later', 'booked', 'used'];

export const getLaneState = (item: LaneSelection): LaneState => {
  if (isUsed(item)) return 'used';
  if (item.status === 'booked') return 'booked';
  return item.details.isPreselected ? 'ahead' : 'later';
};

const stateLabels: Record<LaneState, string> = {
  ahead: 'Pick ahead',
  later: 'Later',
  booked: 'Booked',
  used: 'Used',
};

/** Only rides of a Multi Pass are picked ahead or later; bought passes are planned. */
export const getLaneStateLabel = (item: LaneSelection, state = getLaneState(item)): string =>
  state === 'later' && (item.details.product !== 'multi' || isPass(item)) ? 'Planned' : stateLabels[state];

export const stateTones: Record<LaneState, BadgeTone> = {
  ahead: 'sun',
  later: 'neutral',
  booked: 'sea',
  used: 'palm',
};

export const crowdLabels: Record<CrowdLevel, string> = {
  low: 'Quiet day',
  typical: 'Average crowds',
  peak: 'Very busy',
};

export const verdictLabels: Record<LaneVerdict, string> = {
  buy: 'Worth it',
  close: 'Close call',
  skip: 'Skip it',
};

export const verdictTones: Record<LaneVerdict, BadgeTone> = { buy: 'palm', close: 'sun', skip: 'neutral' };

export const nameOption = (
  { product, rideIds }: Pick<LaneOption, 'product' | 'rideIds'>,
  rides: readonly LaneEntry[],
): string => {
  const ride = rides.find(({ id }) => id === rideIds[0]);
  return product === 'single' && ride
    ? `${laneProductNames.single} for ${ride.name}`
    : laneProductNames[product];
};

export const priceText = ({ cents, isTypical }: { cents: number; isTypical: boolean }): string =>
  `${isTypical ? 'about ' : ''}${formatMoney(cents, { whole: true })}`;

/** `Saves 1 h 50 min each for $33: $18 an hour`. */
export const formatSaving = ({ savedMinutes, personCents, isTypical, hourCents }: LaneOption): string =>
  hourCents === null
    ? `${priceText({ cents: personCents, isTypical })} each, and it saves next to nothing`
    : `Saves ${formatMinutes(savedMinutes)} each for ${priceText({ cents: personCents, isTypical })}: ${formatMoney(hourCents, { whole: true })} an hour`;

export const returnText = ({ time, details }: LaneSelection): string | undefined => {
  if (time === null) return undefined;
  const [from, until] = [formatClock(time), details.returnUntil && formatClock(details.returnUntil)];
  if (!until) return `from ${from}`;
  return from.slice(-2) === until.slice(-2) ? `${from.slice(0, -3)} – ${until}` : `${from} – ${until}`;
};
