import { listDates } from '@landsea/contracts/core';
import type { Sailing, TripDay, Traveler } from '@landsea/contracts/trip';
import type { WindowTrip } from '../window-rule.js';

export const early = new Date('2026-01-01T00:00:00Z');
export const adult: Traveler = { name: 'Morgan', age: 39 };

export const days = (from: string, to: string, kind: TripDay['kind'] = 'park'): TripDay[] =>
  listDates(from, to).map((date) => ({ date, kind, parks: [], place: null, note: null, version: 1 }));

export const stay = (hotelName: string, checkIn: string, checkOut: string, onSite = true) => ({
  hotelName,
  checkIn,
  checkOut,
  onSite,
});

export const trip = (parts: Partial<WindowTrip>): WindowTrip => ({
  mode: 'combined',
  stays: [],
  sailing: null,
  party: [adult],
  days: [],
  ...parts,
});

export const sailing = (embarkationDate: string, nights: number, concierge = false): Sailing => ({
  ship: 'Disney Treasure',
  embarkationDate,
  nights,
  concierge,
  ports: [],
});
