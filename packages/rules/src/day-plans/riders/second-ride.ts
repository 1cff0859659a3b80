import type { CalendarDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { Traveler } from '@landsea/contracts/trip';
import { getItemMinutes } from '../items/item-minutes.js';
import type { KnownEntry } from '../stops/day-entries.js';
import { takesPart } from '../stops/stop-people.js';
import { LANE_WAIT_MINUTES } from '../waits.js';
import { planRiderSwitch } from './rider-switch.js';

export interface SecondRide {
  person: string;
  minutes: number;
}

type Riding = Pick<DayItem, 'details' | 'people' | 'minutes'>;

/** Domain.md, P3: right after the first ride, by the Lightning Lane entrance. */
export const getSecondRide = (
  item: Riding,
  known: KnownEntry | null,
  party: readonly Traveler[],
  date: CalendarDate | null,
): SecondRide | null => {
  if (known?.list !== 'attractions' || date === null) return null;
  const there = party.filter((person) => takesPart(item, person));
  const turn = planRiderSwitch(known.entry, there, date);
  if (!turn) return null;
  const wait = known.entry.waits === null ? 0 : LANE_WAIT_MINUTES;
  return { person: turn.waits.name, minutes: wait + getItemMinutes(item, known) };
};
