import { isInSeason, getLandName } from '@landsea/rules/catalogue';
import { parkNames, type CharacterMeet, type ParkId } from '@landsea/contracts/catalogue';
import type { CreateDayItem, DayItem, DetailsOf } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { formatClock } from '../../items/cards/item-labels';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { meetFame, type Fame } from '../../catalogue/cards/meet-fame';

export type MeetItem = DayItem & { details: DetailsOf<'meet'> };

export const isMeet = (item: DayItem): item is MeetItem => item.details.kind === 'meet';

export type MeetPlace = ParkId | 'aboard' | 'elsewhere';

export const meetPlace = ({ park, ships }: Pick<CharacterMeet, 'park' | 'ships'>): MeetPlace =>
  park ?? (ships.length > 0 ? 'aboard' : 'elsewhere');

/**
 * Parks on days in them (any park while a park day's is open), the ship on cruise days, and other places on
 * land days. `shipId` is undefined without a sailing.
 */
export const fitsDay = (
  meet: Pick<CharacterMeet, 'park' | 'ships'>,
  day: Pick<TripDay, 'kind' | 'parks'>,
  shipId: string | undefined,
): boolean => {
  const place = meetPlace(meet);
  if (place === 'aboard') return isSeaDay(day) && shipId !== undefined && meet.ships.includes(shipId);
  if (place === 'elsewhere') return !isSeaDay(day);
  return day.parks.includes(place) || (day.kind === 'park' && day.parks.length === 0);
};

export interface MeetFilter {
  typed: string;
  place: MeetPlace | '';
  date: string;
  anySeason: boolean;
}

/** In season, the most popular first. */
export const filterMeets = (
  meets: readonly CharacterMeet[],
  { typed, place, date, anySeason }: MeetFilter,
  days: readonly TripDay[],
  { shipId, fame = meetFame() }: { shipId: string | undefined; fame?: Fame },
): CharacterMeet[] => {
  const chosen = date === '' ? days : days.filter((day) => day.date === date);
  const words = typed.trim().toLowerCase();
  return meets
    .filter(
      (meet) =>
        (place === '' || meetPlace(meet) === place) &&
        chosen.some(
          (day) => fitsDay(meet, day, shipId) && (anySeason || isInSeason(meet.season, day.date)),
        ) &&
        `${meet.name} ${meet.characters.join(' ')}`.toLowerCase().includes(words),
    )
    .sort((a, b) => fame(b) - fame(a) || a.name.localeCompare(b.name));
};

export const formatHours = ({ hours }: Pick<CharacterMeet, 'hours'>): string | undefined =>
  hours ? `Usually ${formatClock(hours.from)} to ${formatClock(hours.to)}` : undefined;

export const isOutsideHours = ({ hours }: Pick<CharacterMeet, 'hours'>, time: string | null): boolean =>
  hours !== null && time !== null && (time < hours.from || time >= hours.to);

export const meetPlaceText = ({ land, park }: Pick<CharacterMeet, 'land' | 'park'>): string =>
  [getLandName(land), park ? parkNames[park] : ''].filter(Boolean).join(', ');

/** Planned once it gets a day. */
export const meetItem = (meet: CharacterMeet, id: string): CreateDayItem => ({
  id,
  title: meet.name,
  date: null,
  minutes: meet.minutes,
  park: meet.park,
  place: getLandName(meet.land),
  catalogueId: meet.id,
  details: { kind: 'meet', characters: meet.characters, signed: [] },
});
