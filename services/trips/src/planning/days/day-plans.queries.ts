import type { DayPlans } from '@landsea/contracts/planning';
import { JsonText, preparedRead } from '@landsea/nest-kit';
import type { DataSource } from 'typeorm';
import { daysOfTrip } from '../../trip/trips/trips.queries.js';
import { moneyViewableBy, viewableBy } from '../../trip/trips/trip-visibility.js';
import { bookingsOfTrip } from '../../bookings/trip-bookings/bookings.queries.js';
import { itemsOfTrip } from './items.queries.js';

const dayPlans = {
  name: 'day-plans',
  text: `WITH seen AS MATERIALIZED (
       SELECT t.id, t.hour_cents, ${moneyViewableBy('t', '$2')} AS sees_money
         FROM trip t WHERE t.id = $1 AND ${viewableBy('t', '$2')})
     SELECT json_build_object('tripId', seen.id, 'days', ${daysOfTrip('seen.id')},
       'items', ${itemsOfTrip('seen.id', 'seen.sees_money')}, 'hourCents', seen.hour_cents,
       'bookings', ${bookingsOfTrip('seen.id', 'seen.sees_money')})::text AS json FROM seen`,
};

export const selectDayPlans = async (
  dataSource: DataSource,
  tripId: string,
  userId: string,
): Promise<JsonText<DayPlans> | undefined> => {
  const [found] = await preparedRead<{ json: string }>(dataSource, dayPlans, [tripId, userId]);
  return found && new JsonText(found.json);
};
