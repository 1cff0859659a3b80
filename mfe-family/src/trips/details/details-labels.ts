import { countDaysBetween } from '@landsea/contracts/core';
import type { LandStay, TripDetail, TripEffect } from '@landsea/contracts/trip';
import { formatDate, formatDateRange } from '@landsea/web-kit';
import type { TripEdit } from '../../trip-frame/api/trip-change-api';

export const modeNames = { parks: 'Parks', cruise: 'Cruise', combined: 'Land + Sea' } as const;
export const statusNames = { planning: 'Planning', booked: 'Booked', completed: 'Completed' } as const;

export const effectTitles: Record<TripEffect['kind'], string> = {
  'falls-out': 'Falls out',
  changes: 'Changes',
  moves: 'Moves along',
  check: 'For you to change where it was booked',
};

export const formatNights = (from: string, to: string): string => {
  const nights = countDaysBetween(from, to);
  return nights === 1 ? '1 night' : `${nights} nights`;
};

const stayWords = ({ hotelName, checkIn, checkOut }: LandStay): string =>
  `${hotelName}, ${formatDateRange(checkIn, checkOut)}`;

type Field = keyof TripEdit;

export const fieldNames: Record<Field, string> = {
  name: 'Name',
  status: 'Status',
  mode: 'Kind of trip',
  startDate: 'First day',
  endDate: 'Last day',
  stays: 'Hotels',
  sailing: 'Sailing',
};

export const describeField = (of: TripDetail | TripEdit, field: Field): string => {
  switch (field) {
    case 'stays':
      return of.stays?.map(stayWords).join('; ') || 'none';
    case 'sailing':
      return of.sailing
        ? `${of.sailing.ship}, ${formatNights(of.sailing.embarkationDate, of.sailing.ports.at(-1)?.date ?? '')} from ${formatDate(of.sailing.embarkationDate)}`
        : 'none';
    case 'mode':
      return of.mode ? modeNames[of.mode] : '';
    case 'status':
      return of.status ? statusNames[of.status] : '';
    case 'name':
      return of.name ?? '';
    default:
      return of[field] ? formatDate(of[field]) : '';
  }
};
