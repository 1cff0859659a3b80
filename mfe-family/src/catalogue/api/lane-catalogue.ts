import { isShowType, type Attraction, type ParkCalendar, type Show } from '@landsea/contracts/catalogue';
import type { LaneEntry } from '@landsea/rules/day-plans';
import { useCatalogueList, useGetParkCalendarQuery } from './catalogue-api';

export interface LaneCatalogue {
  entries: readonly LaneEntry[];
  calendar: ParkCalendar;
}

const ofShow = ({ id, name, park, lane, land, appeal }: Show): LaneEntry => ({
  id,
  name,
  park,
  lane,
  land: land ?? '',
  laneGoneBy: null,
  waits: null,
  heightInches: null,
  appeal: appeal ?? 'minor',
  isShow: true,
});

/** Older imported editions list some shows twice; a show wins. */
const laneEntries = (attractions: readonly Attraction[], shows: readonly Show[]): LaneEntry[] => {
  const known = new Set(shows.map(({ id }) => id));
  const rides = attractions.filter(({ id }) => !known.has(id));
  return [...rides.map((ride) => ({ ...ride, isShow: isShowType(ride) })), ...shows.map(ofShow)];
};

export const useLaneCatalogue = () => {
  const attractions = useCatalogueList('attractions');
  const shows = useCatalogueList('shows');
  const calendar = useGetParkCalendarQuery();
  const parts = [attractions, shows, calendar];
  const catalogue: LaneCatalogue | undefined =
    attractions.entries && shows.entries && calendar.data
      ? { entries: laneEntries(attractions.entries, shows.entries), calendar: calendar.data }
      : undefined;
  return {
    catalogue,
    error: catalogue ? undefined : parts.find(({ error }) => error)?.error,
    refetch: () => {
      for (const part of parts) if (part.error) void part.refetch();
    },
  };
};
