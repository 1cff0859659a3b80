import type { CrowdLevel } from '@landsea/contracts/catalogue';
import {
  laneProductNames,
  type LaneEntry,
  type LaneOption,
  type LaneVerdict,
} from '@landsea/rules/day-plans';
import type { BadgeTone } from '@landsea/ui/badge';
import { formatMoney } from '@landsea/web-kit';

export const crowdLabels: Record<CrowdLevel, string> = {
  low: 'A quiet day',
  typical: 'An average day',
  peak: 'A very busy day',
};
export const verdictLabels: Record<LaneVerdict, string> = {
  buy: 'Worth it',
  close: 'Close call',
  skip: 'Skip it',
};
export const verdictTones: Record<LaneVerdict, BadgeTone> = { buy: 'palm', close: 'sun', skip: 'neutral' };

export const formatMinutesText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

export const nameOption = ({ product, rideIds }: LaneOption, rides: readonly LaneEntry[]): string => {
  const ride = rides.find(({ id }) => id === rideIds[0]);
  return product === 'single' && ride
    ? `${laneProductNames.single}: ${ride.name}`
    : laneProductNames[product];
};

const dollars = (cents: number): string => formatMoney(cents, { whole: true });

export const formatOption = ({ savedMinutes, personCents, isTypical, hourCents }: LaneOption): string => {
  const price = `${isTypical ? 'about ' : ''}${dollars(personCents)}`;
  return hourCents === null
    ? `${price} each, and it saves next to nothing`
    : `Saves ${formatMinutesText(savedMinutes)} each for ${price}: ${dollars(hourCents)} an hour`;
};
