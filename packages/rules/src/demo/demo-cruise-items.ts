import type { DetailsOf, ItemDetails } from '@landsea/contracts/planning';
import type { DemoItem } from './demo-item.js';
import { demoPeople } from './demo-trip.js';

const { morgan, alex, leo } = demoPeople;

const booked = { status: 'booked', isFixed: true } as const;
const meal: DetailsOf<'dining'> = {
  kind: 'dining',
  meal: 'dinner',
  prepaid: false,
  depositCents: null,
  freeCancelHours: null,
  onDiningPlan: false,
};
const aboard = (section: string): ItemDetails => ({ kind: 'activity', section });
const outing = (bookedWith: 'ship' | 'own-island', activityLevel: number): ItemDetails => ({
  kind: 'excursion',
  bookedWith,
  activityLevel,
  minAge: null,
});

/** Times are ship time. */
export const demoCruiseItems: readonly DemoItem[] = [
  {
    day: 6,
    time: '18:30',
    title: 'Grills Seafood Deck',
    place: 'Port Canaveral',
    minutes: 90,
    details: meal,
    ...booked,
  },
  { day: 7, time: '11:30', title: 'Board the Disney Wish', details: { kind: 'note' }, ...booked },
  {
    day: 7,
    time: '14:00',
    title: 'Register Leo for the Oceaneer Club',
    people: [morgan, leo],
    minutes: 30,
    details: aboard('Youth clubs'),
  },
  {
    day: 7,
    time: '17:45',
    title: 'Dinner at Arendelle',
    minutes: 90,
    details: aboard('Rotational dining'),
    ...booked,
  },
  {
    day: 8,
    time: '09:30',
    title: 'Blue Lagoon Island beach day',
    place: 'Nassau, Bahamas',
    minutes: 360,
    costCents: 33_980,
    note: 'The deposit is paid, the rest is due on the day.',
    details: outing('ship', 1),
    ...booked,
  },
  {
    day: 8,
    time: '19:30',
    title: 'Pirate night on deck',
    minutes: 90,
    note: 'Wear the bandanas.',
    details: aboard('Dress nights'),
  },
  {
    day: 9,
    time: '09:30',
    title: 'Snorkel lagoon, gear for four',
    place: 'Castaway Cay',
    minutes: 150,
    costCents: 8_800,
    details: outing('own-island', 2),
    ...booked,
  },
  {
    day: 9,
    time: '13:30',
    title: 'Bicycles to the observation tower',
    place: 'Castaway Cay',
    minutes: 60,
    costCents: 6_000,
    details: outing('own-island', 2),
  },
  {
    day: 10,
    time: '10:30',
    title: 'Palo Steakhouse, brunch',
    people: [morgan, alex],
    minutes: 120,
    costCents: 11_000,
    details: { ...meal, meal: 'breakfast' },
    ...booked,
  },
  { day: 10, title: 'AquaMouse', dayPart: 'afternoon', details: aboard('Pools and water play') },
  {
    day: 10,
    time: '20:30',
    title: 'Show at the Walt Disney Theatre',
    minutes: 60,
    details: aboard('Shows'),
  },
];
