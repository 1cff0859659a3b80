import { isInSeason, landName, parkNames } from '@landsea/contracts/catalogue';
import type { CharacterMeet, ParkId } from '@landsea/contracts/catalogue';
import type { CreateDayItem, DayItem, DetailsOf } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { formatClock } from '../../trip-page/items/item-labels';
import { isSeaDay } from '../../trip-page/rules/land-and-sea';
import { meetFame } from '../../trip-page/things/meet-fame';
import type { Fame } from '../../trip-page/things/meet-fame';

export type MeetItem = DayItem & { details: DetailsOf<'meet'> };

export const isMeet = (item: DayItem): item is MeetItem => item.details.kind === 'meet';

/** A park, aboard a ship, or a hotel, water park or Disney Springs. */
export type MeetPlace = ParkId | 'aboard' | 'elsewhere';

export const meetPlace = ({ park, ships }: Pick<CharacterMeet, 'park' | 'ships'>): MeetPlace =>
  park ?? (ships.length > 0 ? 'aboard' : 'elsewhere');

/**
 * Whether the characters can be met on a day: in its parks (any park, while the park of a park day is open), aboard the ship of
 * the trip on its cruise days, and elsewhere on the days on land. `shipId`: the ship in the catalog, undefined without a sailing.
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
  /** Words of a character or place. */
  typed: string;
  place: MeetPlace | '';
  /** One day, or empty for any day of the trip. */
  date: string;
  /** Also what is out of season on those dates. */
  anySeason: boolean;
}

/** The meets that fit the trip or one day of it and are in season then, the most popular first. */
export const filteredMeets = (
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

/** `Usually 10:00 AM to 3:00 PM`; undefined where no hours are known. */
export const hoursText = ({ hours }: Pick<CharacterMeet, 'hours'>): string | undefined =>
  hours ? `Usually ${formatClock(hours.from)} to ${formatClock(hours.to)}` : undefined;

/** Whether a wall time `HH:MM` is outside the typical hours; never where none are known. */
export const isOutsideHours = ({ hours }: Pick<CharacterMeet, 'hours'>, time: string | null): boolean =>
  hours !== null && time !== null && (time < hours.from || time >= hours.to);

/** `Fantasyland, Magic Kingdom`, `Aboard`, `Fort Wilderness Resort`. */
export const meetPlaceText = ({ land, park }: Pick<CharacterMeet, 'land' | 'park'>): string =>
  [landName(land), park ? parkNames[park] : ''].filter(Boolean).join(', ');

/** A wish to vote on, as an item; planned once it gets a day. */
export const meetItem = (meet: CharacterMeet, id: string): CreateDayItem => ({
  id,
  title: meet.name,
  date: null,
  minutes: meet.minutes,
  park: meet.park,
  place: landName(meet.land),
  catalogueId: meet.id,
  details: { kind: 'meet', characters: meet.characters, signed: [] },
});
