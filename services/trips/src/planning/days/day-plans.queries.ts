import type { DayPlans } from '@landsea/contracts/planning';
import { JsonText, runPreparedRead } from '@landsea/nest-kit';
import type { DataSource } from 'typeorm';
import { selectDays } from '../../trip/trips/trips.queries.js';
import { selectMoneyViewableBy, selectViewableBy } from '../../trip/trips/trip-visibility.js';
import { selectBookingsJson } from '../../bookings/trip-bookings/bookings.queries.js';
import { selectItemsJson } from './items.queries.js';

const dayPlans = {
  name: 'day-plans',
  text: `WITH seen AS MATERIALIZED (
       SELECT t.id, t.hour_cents, ${selectMoneyViewableBy('t', '$2')} AS sees_money
         FROM trip t WHERE t.id = $1 AND ${selectViewableBy('t', '$2')})
     SELECT json_build_object('tripId', seen.id, 'days', ${selectDays('seen.id')},
       'items', ${selectItemsJson('seen.id', 'seen.sees_money')}, 'hourCents', seen.hour_cents,
       'bookings', ${selectBookingsJson('seen.id', 'seen.sees_money')})::text AS json FROM seen`,
};

export const selectDayPlans = async (
  dataSource: DataSource,
  tripId: string,
  userId: string,
): Promise<JsonText<DayPlans> | undefined> => {
  const [found] = await runPreparedRead<{ json: string }>(dataSource, dayPlans, [tripId, userId]);
  return found && new JsonText(found.json);
};
