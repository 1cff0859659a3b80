import { findPort } from '@landsea/rules/catalogue';
import type { CatalogueKind, ParkId } from '@landsea/contracts/catalogue';
import { showDay } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { useCatalogueList, useGetParkCalendarQuery } from '../../catalogue/api/catalogue-api';
import { isOwnHotel, listParks } from '../../catalogue/lists/trip-places';
import { meetFame } from '../../catalogue/cards/meet-fame';
import { isShow, getLand, makeThing, type Thing } from '../../catalogue/cards/thing';
import { scoreAboard, isAboard } from './aboard-appeal';
import { scoreOuting } from './outing-appeal';
import { getDayWait } from './day-wait';
import type { WishGroup } from './wish-groups';

interface Things {
  things: Thing[] | undefined;
  error: unknown;
  retry: () => void;
}

interface Listed {
  id: string;
  popularity: number;
}

const byPopularity = (a: Thing, b: Thing): number =>
  b.popularity - a.popularity || a.name.localeCompare(b.name);

export const useThings = (
  group: WishGroup,
  trip: Pick<TripDetail, 'stays' | 'sailing' | 'party' | 'startDate'>,
  { days, items }: { days: readonly TripDay[]; items: readonly DayItem[] },
): Things => {
  const isPark = group === 'rides' || group === 'shows';
  const attractions = useList('attractions', isPark);
  const { data: calendar, error: noCalendar } = useGetParkCalendarQuery(undefined, {
    skip: group !== 'rides',
  });
  const shows = useList('shows', group === 'shows');
  const rideFacts = useList('ride-facts', isPark || group === 'characters');
  const meets = useList('meets', group === 'characters');
  const restaurants = useList('restaurants', group === 'restaurants');
  const restaurantFacts = useList('restaurant-facts', group === 'restaurants');
  const snacks = useList('snacks', group === 'snacks');
  const snackFacts = useList('snack-facts', group === 'snacks');
  const venues = useList('ship-venues', group === 'aboard');
  const ports = useList('ports', group === 'ashore');
  const outings = useList('excursions', group === 'ashore');
  const all = [
    attractions,
    shows,
    rideFacts,
    meets,
    restaurants,
    restaurantFacts,
    snacks,
    snackFacts,
    venues,
    ports,
    outings,
  ];
  const needed = all.filter(({ isNeeded }) => isNeeded);

  const parks = listParks(days);
  const isHere = (park: ParkId | null) => park !== null && (parks.length === 0 || parks.includes(park));
  const runs = (show: Parameters<typeof showDay>[0] & { park: ParkId }) =>
    days.some(
      ({ date, parks: of }) => (of.length === 0 || of.includes(show.park)) && showDay(show, date, null).runs,
    );
  const factsOf = (facts: readonly Listed[] | undefined) => {
    const known = new Map(facts?.map(({ id, popularity }) => [id, popularity]));
    return (id: string) => known.get(id);
  };
  const things = (): Thing[] => {
    const ride = factsOf(rideFacts.entries);
    const [table, snack] = [factsOf(restaurantFacts.entries), factsOf(snackFacts.entries)];
    const rides = (attractions.entries ?? []).filter((entry) => isHere(entry.park));
    const plannedOn = (id: string) =>
      items.flatMap(({ catalogueId, date }) => (catalogueId === id && date !== null ? [date] : []));
    const asRide = (entry: (typeof rides)[number]) =>
      makeThing('attractions', entry, {
        where: getLand(entry),
        popularity: ride(entry.id),
        wait: calendar && getDayWait(entry, days, calendar, plannedOn(entry.id)),
      });
    switch (group) {
      case 'rides':
        return rides.filter((entry) => !isShow(entry) && entry.type !== 'character-meet').map(asRide);
      case 'shows':
        return [
          ...(shows.entries ?? [])
            .filter((entry) => isHere(entry.park) && runs(entry))
            .map((entry) => makeThing('shows', entry, { where: getLand(entry), popularity: ride(entry.id) })),
          ...rides.filter(isShow).map(asRide),
        ];
      case 'characters': {
        const fame = meetFame(rideFacts.entries);
        return (meets.entries ?? [])
          .filter(({ park, kind }) => isHere(park) && kind !== 'event')
          .map((entry) => makeThing('meets', entry, { where: getLand(entry), popularity: fame(entry) }));
      }
      case 'restaurants':
        return (restaurants.entries ?? [])
          .filter(
            ({ park, area, isOpen }) => isOpen && (isHere(park) || (park === null && isOwnHotel(area, trip))),
          )
          .map((entry) =>
            makeThing('restaurants', entry, { where: getLand(entry), popularity: table(entry.id) }),
          );
      case 'snacks':
        return (snacks.entries ?? [])
          .filter(({ park }) => isHere(park))
          .map((entry) => makeThing('snacks', entry, { where: getLand(entry), popularity: snack(entry.id) }));
      case 'aboard':
        return (venues.entries ?? [])
          .filter((venue) => trip.sailing && venue.section !== 'dress' && isAboard(venue, trip.sailing))
          .map((entry) =>
            makeThing('ship-venues', entry, {
              where: trip.sailing?.ship ?? '',
              popularity: scoreAboard(entry, trip.party, trip.startDate),
            }),
          );
      case 'ashore': {
        const stops = days.flatMap(({ kind, place }) => {
          const port = kind === 'port' && place ? findPort(place, ports.entries ?? []) : undefined;
          return port && place ? [{ id: port.id, place }] : [];
        });
        return (outings.entries ?? []).flatMap((entry) => {
          const stop = stops.find(({ id }) => id === entry.portId);
          const popularity = scoreOuting(entry, trip.party, trip.startDate);
          return stop ? [makeThing('excursions', entry, { where: stop.place, popularity })] : [];
        });
      }
    }
  };
  return {
    things:
      needed.every(({ entries }) => entries !== undefined) &&
      (group !== 'rides' || calendar !== undefined || noCalendar !== undefined)
        ? things().toSorted(byPopularity)
        : undefined,
    error: needed.find(({ error }) => error)?.error,
    retry: () => needed.forEach(({ refetch }) => refetch()),
  };
};

const useList = <K extends CatalogueKind>(kind: K, isNeeded: boolean) => ({
  ...useCatalogueList(kind, { skip: !isNeeded }),
  isNeeded,
});
