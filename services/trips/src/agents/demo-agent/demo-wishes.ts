import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@landsea/contracts/core';
import type { ItemDetails, Vote } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { itemLife } from '@landsea/rules/day-plans';
import type { StartingItem } from '../../planning/days/insert-items.js';
import type { DemoClient } from './demo-clients.js';

const dinner: ItemDetails = { ...itemLife.dining.blank, meal: 'dinner', freeCancelHours: 2 };
const breakfast: ItemDetails = { ...dinner, meal: 'breakfast' };
const lane = (product: 'multi' | 'single'): ItemDetails => ({
  kind: 'lane',
  product,
  returnUntil: null,
  isPreselected: product === 'multi',
});
const outing: ItemDetails = { kind: 'excursion', bookedWith: 'own-island', activityLevel: 2, minAge: null };

interface Written {
  day: number;
  title: string;
  catalogueId?: string;
  details: ItemDetails;
  time?: string;
  note?: string;
  vote?: Vote;
  confirmation?: string;
}

const wishes: Readonly<Record<string, readonly Written[]>> = {
  okafor: [
    {
      day: 2,
      title: "'Ohana",
      catalogueId: 'ohana',
      details: dinner,
      time: '18:00',
      vote: 'must',
      note: 'Any evening before seven',
    },
    {
      day: 1,
      title: "Cinderella's Royal Table",
      catalogueId: 'cinderellas-royal-table',
      details: breakfast,
      time: '08:30',
      vote: 'must',
      note: 'Femi’s birthday',
    },
    {
      day: 3,
      title: 'Space 220 Restaurant',
      catalogueId: 'space-220-restaurant',
      details: dinner,
      time: '17:30',
      vote: 'nice',
    },
    {
      day: 4,
      title: 'Tusker House Restaurant',
      catalogueId: 'tusker-house-restaurant',
      details: breakfast,
      time: '09:00',
      vote: 'nice',
    },
  ],
  baker: [
    {
      day: 1,
      title: 'Sci-Fi Dine-In Theater Restaurant',
      catalogueId: 'sci-fi-dine-in-theater-restaurant',
      details: dinner,
      time: '18:30',
      vote: 'must',
    },
    {
      day: 2,
      title: 'Garden Grill Restaurant',
      catalogueId: 'garden-grill-restaurant',
      details: dinner,
      time: '17:45',
      vote: 'nice',
      note: 'Linh is vegetarian',
    },
  ],
  schmidt: [
    {
      day: 0,
      title: 'TRON Lightcycle / Run',
      catalogueId: 'tron-lightcycle-run',
      details: lane('single'),
      time: '15:30',
      vote: 'must',
    },
    {
      day: 1,
      title: "Chef Mickey's",
      catalogueId: 'chef-mickeys',
      details: breakfast,
      time: '08:05',
      vote: 'must',
      confirmation: 'DEMO-D7719',
    },
    {
      day: 3,
      title: 'Be Our Guest Restaurant',
      catalogueId: 'be-our-guest-restaurant',
      details: dinner,
      time: '17:30',
      vote: 'must',
      confirmation: 'DEMO-D7720',
    },
    {
      day: 0,
      title: 'Seven Dwarfs Mine Train',
      catalogueId: 'seven-dwarfs-mine-train',
      details: lane('single'),
      time: '13:00',
      vote: 'must',
    },
    {
      day: 0,
      title: 'Peter Pan’s Flight',
      catalogueId: 'peter-pans-flight',
      details: lane('multi'),
      time: '10:30',
      vote: 'nice',
    },
    {
      day: 0,
      title: 'Haunted Mansion',
      catalogueId: 'haunted-mansion',
      details: lane('multi'),
      time: '12:00',
      vote: 'nice',
    },
    {
      day: 1,
      title: 'Remy’s Ratatouille Adventure',
      catalogueId: 'remys-ratatouille-adventure',
      details: lane('multi'),
      time: '11:00',
      vote: 'must',
    },
  ],
  haddad: [
    {
      day: 2,
      title: 'Snorkel lagoon, gear for three',
      details: outing,
      time: '09:30',
      vote: 'must',
      note: 'Karim swims badly: vest, please',
    },
  ],
  moss: [
    {
      day: 0,
      title: 'Whispering Canyon Cafe',
      catalogueId: 'whispering-canyon-cafe',
      details: dinner,
      time: '18:15',
      note: 'Gluten free for Hannah',
      confirmation: 'DEMO-D7305',
    },
    {
      day: 1,
      title: 'Garden Grill Restaurant',
      catalogueId: 'garden-grill-restaurant',
      details: dinner,
      time: '17:45',
      note: 'Gluten free for Hannah',
      confirmation: 'DEMO-D7306',
    },
    {
      day: 4,
      title: 'Roundup Rodeo BBQ',
      catalogueId: 'roundup-rodeo-bbq',
      details: dinner,
      time: '18:00',
      note: 'Gluten free for Hannah',
      confirmation: 'DEMO-D7307',
    },
  ],
  raman: [
    {
      day: 1,
      title: 'Flying Fish',
      catalogueId: 'flying-fish',
      details: dinner,
      time: '19:30',
      confirmation: 'DEMO-D6841',
    },
    {
      day: 3,
      title: 'Le Cellier Steakhouse',
      catalogueId: 'le-cellier-steakhouse',
      details: dinner,
      time: '18:45',
      confirmation: 'DEMO-D6842',
    },
  ],
  silva: [
    {
      day: 0,
      title: 'Space 220 Restaurant',
      catalogueId: 'space-220-restaurant',
      details: dinner,
      time: '19:00',
      vote: 'must',
    },
  ],
};

/** `key` is the trip’s. */
export const makeDemoWishes = (
  key: string,
  { people: [lead] }: DemoClient,
  days: readonly TripDay[],
  today: CalendarDate,
): StartingItem[] =>
  (wishes[key] ?? []).map(({ day, vote, confirmation, ...item }) => {
    const date = days[day]?.date ?? null;
    const isOver = date !== null && date < today;
    return {
      ...item,
      ...(confirmation && { confirmation, status: isOver ? 'done' : 'booked' }),
      id: randomUUID(),
      date,
      votes: vote && lead ? { [lead.id]: vote } : {},
    };
  });
