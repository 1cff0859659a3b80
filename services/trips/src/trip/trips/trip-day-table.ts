import { makeVersionedTable } from '@landsea/nest-kit';
import { TripDayRow } from './trip-day.entity.js';

export const tripDayTable = makeVersionedTable(TripDayRow);
