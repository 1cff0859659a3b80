import { readStatus } from './status';

const isUnconfirmed = (row: string): boolean =>
  readStatus(['Your room is booked', 'Confirmation Number: 77120', row]).isUnconfirmed;

it.each([
  'Find a lower price? We’ll match it.',
  'Found a lower price?',
  'Lower fare guarantee',
  'Price Drop Protection',
  'Manage your price alerts',
  'View complete reservation details',
  'Your complete booking details',
  'Complete booking details',
  'Complete Reservation Terms and Conditions',
])('leaves a booking confirmed above “%s”', (row) => expect(isUnconfirmed(row)).toBe(false));

it.each([
  'Price drop: Sunny Pool Home is now $180 a night',
  'We found a lower price for your dates',
  'Price alert for your saved hotel',
  '> Complete booking',
  'Please complete reservation within 24 hours',
  'To confirm, please complete your booking',
])('takes no booking for confirmed beside “%s”', (row) => expect(isUnconfirmed(row)).toBe(true));
