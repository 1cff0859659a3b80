import { versionedTable } from '@landsea/nest-kit';
import { TripDayRow } from './trip-day.entity.js';

/** The days of trips, as one day is changed by itself. */
export const tripDayTable = versionedTable(TripDayRow);
