import { versionedTable } from '@landsea/nest-kit';
import { TripDayRow } from './trip-day.entity.js';

export const tripDayTable = versionedTable(TripDayRow);
