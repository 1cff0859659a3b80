import type { BookingNumber } from '@landsea/contracts/bookings';

export const makeConfirmation = (value: string): BookingNumber[] => [
  { role: 'confirmation', value: `DEMO-${value}` },
];
export const makeOrder = (value: string): BookingNumber[] => [{ role: 'order', value: `DEMO-T${value}` }];
export const makePolicy = (value: string): BookingNumber[] => [{ role: 'policy', value: `DEMO-P${value}` }];
export const makeFlight = (flight: string, locator: string): BookingNumber[] => [
  { role: 'flight', value: flight },
  { role: 'locator', value: locator },
];
