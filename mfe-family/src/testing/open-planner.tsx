import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import type { Handlers } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { aDayItem, dayPlans } from './day-fixtures';
import { openTripPage } from './open-trip-page';
import { catalogueHandlers } from './park-fixtures';
import { aTrip, lineId, tripId } from './trip-fixtures';

const leo = { name: 'Leo', age: 6, heightInches: 42 };
export const trip = aTrip({ party: [{ name: 'Robin', age: 38 }, leo] });
export const ride = aDayItem();
export const lunch = aDayItem({
  id: lineId(2),
  title: 'Lunch',
  time: null,
  dayPart: 'afternoon',
  catalogueId: null,
  details: { kind: 'break' },
});
export const wish = aDayItem({
  id: lineId(3),
  title: 'Dole Whip',
  date: null,
  time: null,
  status: 'wish',
  catalogueId: null,
});

/** A service that keeps what it is sent. */
export const plannerService = (start: DayItem[], days: TripDay[] = trip.days) => {
  let items = start;
  const changed = (id: string | undefined, change: Partial<DayItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...change, version: item.version + 1 } : item));
    return items.find((item) => item.id === id);
  };
  return {
    'GET /api/v1/trips/:tripId/days': () => dayPlans(items, days),
    'PATCH /api/v1/trips/:tripId/items/:itemId': ({ params, body }) => {
      const { version: _seen, ...change } = body as Partial<DayItem>;
      return changed(params['itemId'], change);
    },
    'POST /api/v1/trips/:tripId/items': ({ body }) => {
      const made = aDayItem({ ...(body as Partial<DayItem>), version: 1 });
      items = [...items, made];
      return made;
    },
    'POST /api/v1/trips/:tripId/items/changes': ({ body }) => {
      const { change } = body as { change: { id: string; version: number }[] };
      for (const { id, version: _seen, ...fields } of change) changed(id, fields);
      return dayPlans(items, days);
    },
  } satisfies Handlers;
};

/** The planner of the trip, once it is there. */
export const openPlanner = async (
  items: DayItem[],
  handlers: Handlers = {},
  path = `/trip/${tripId}/daily-planner-v2`,
) => {
  const page = openTripPage(
    path,
    {
      ...handlers,
      ...catalogueHandlers,
      ...plannerService(items),
      ...handlers,
    },
    { trip },
  );
  await screen.findByRole('heading', { name: 'Daily plans' });
  return page;
};

export const bodies = ({ requests }: Awaited<ReturnType<typeof openPlanner>>, method: string) =>
  requests.filter((request) => request.method === method).map(({ body }) => body);
