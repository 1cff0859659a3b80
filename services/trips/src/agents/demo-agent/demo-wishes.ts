import { randomUUID } from 'node:crypto';
import type { ItemDetails, Vote } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import type { StartingItem } from '../../planning/days/insert-items.js';
import type { DemoClient } from './demo-clients.js';

const dinner: ItemDetails = {
  kind: 'dining',
  meal: 'dinner',
  prepaid: false,
  depositCents: null,
  freeCancelHours: 2,
  onDiningPlan: false,
};
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
}

const wishes: Readonly<Record<string, readonly Written[]>> = {
  okafor: [
    {
      day: 1,
      title: "'Ohana",
      catalogueId: 'ohana',
      details: dinner,
      time: '18:00',
      vote: 'must',
      note: 'Any evening before seven',
    },
    {
      day: 2,
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

export const makeDemoWishes = ({ key, people }: DemoClient, days: readonly TripDay[]): StartingItem[] =>
  (wishes[key] ?? []).map(({ day, vote, ...item }) => {
    const [lead] = people;
    return {
      ...item,
      id: randomUUID(),
      date: days[day]?.date ?? null,
      votes: vote && lead ? { [lead.id]: vote } : {},
    };
  });
