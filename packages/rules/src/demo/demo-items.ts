import { parkNames, type ParkId } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import type { Vote, DetailsOf, ItemDetails } from '@landsea/contracts/planning';
import { demoCruiseItems } from './demo-cruise-items.js';
import { demoDays } from './demo-days.js';
import type { DemoItem, PlannedDemoItem } from './demo-item.js';
import { demoLanes } from './demo-lanes.js';
import { demoPeople } from './demo-trip.js';

const { morgan, alex, sofia, leo } = demoPeople;
const tall = [morgan, alex, sofia];

const attraction: ItemDetails = { kind: 'attraction' };
const show: ItemDetails = { kind: 'show' };
const meal: DetailsOf<'dining'> = {
  kind: 'dining',
  meal: 'dinner',
  prepaid: false,
  depositCents: null,
  freeCancelHours: 2,
  onDiningPlan: false,
};
const snack: DetailsOf<'snack'> = { kind: 'snack', tried: false, ratings: {} };
const meet = (...characters: string[]): ItemDetails => ({ kind: 'meet', characters, signed: [] });
const photo = (light: string, isPhotoPass = false): ItemDetails => ({
  kind: 'photo',
  light,
  isPhotoPass,
  taken: false,
});

const parkItems: readonly DemoItem[] = [
  {
    day: 0,
    time: '12:45',
    title: 'Living with the Land',
    catalogueId: 'living-with-the-land',
    minutes: 14,
    details: attraction,
  },
  { day: 0, time: '13:30', title: 'Soarin’', catalogueId: 'soarin', minutes: 5, details: attraction },
  {
    day: 0,
    time: '15:00',
    title: 'Anna and Elsa in Norway',
    catalogueId: 'anna-and-elsa-norway-royal-sommerhus',
    minutes: 10,
    details: meet('Anna', 'Elsa'),
  },
  {
    day: 0,
    time: '17:40',
    title: 'Garden Grill Restaurant',
    catalogueId: 'garden-grill-restaurant',
    minutes: 90,
    costCents: 26_500,
    note: 'Ask for the vegetarian platter.',
    details: meal,
  },
  {
    day: 0,
    time: '21:00',
    title: 'Luminous: The Symphony of Us',
    catalogueId: 'luminous-the-symphony-of-us',
    minutes: 20,
    note: 'From the Canada side.',
    details: show,
  },
  {
    day: 1,
    time: '09:00',
    title: 'Peter Pan’s Flight',
    catalogueId: 'peter-pans-flight',
    minutes: 3,
    details: attraction,
  },
  {
    day: 1,
    time: '09:40',
    title: 'Jungle Cruise',
    catalogueId: 'jungle-cruise',
    minutes: 10,
    details: attraction,
  },
  {
    day: 1,
    time: '10:45',
    title: 'Big Thunder Mountain Railroad',
    catalogueId: 'big-thunder-mountain-railroad',
    minutes: 4,
    details: attraction,
  },
  {
    day: 1,
    time: '15:00',
    title: 'Dole Whip Float',
    catalogueId: 'dole-whip-float',
    costCents: 2_916,
    note: 'At Aloha Isle, one each.',
    details: snack,
  },
  {
    day: 1,
    time: '15:45',
    title: 'Mickey at Town Square Theater',
    catalogueId: 'mickey-mouse-at-town-square-theater',
    minutes: 10,
    details: meet('Mickey Mouse'),
  },
  {
    day: 1,
    time: '18:00',
    title: 'Liberty Tree Tavern',
    catalogueId: 'liberty-tree-tavern',
    minutes: 75,
    costCents: 20_500,
    details: meal,
  },
  {
    day: 2,
    time: '08:30',
    title: 'Slinky Dog Dash',
    catalogueId: 'slinky-dog-dash',
    minutes: 2,
    details: attraction,
  },
  {
    day: 2,
    time: '12:30',
    title: '50’s Prime Time Cafe',
    catalogueId: '50s-prime-time-cafe',
    minutes: 75,
    costCents: 15_000,
    note: 'Tell them about Sofia’s nut allergy.',
    details: { ...meal, meal: 'lunch' },
  },
  { day: 2, time: '15:00', title: 'Blue Milk', catalogueId: 'blue-milk', costCents: 3_396, details: snack },
  { day: 2, time: '20:00', title: 'Fantasmic!', catalogueId: 'fantasmic', minutes: 30, details: show },
  {
    day: 3,
    time: '08:10',
    title: 'Tusker House Restaurant',
    catalogueId: 'tusker-house-restaurant',
    minutes: 75,
    costCents: 22_500,
    details: { ...meal, meal: 'breakfast' },
  },
  {
    day: 3,
    time: '09:45',
    title: 'Kilimanjaro Safaris',
    catalogueId: 'kilimanjaro-safaris',
    minutes: 18,
    details: attraction,
  },
  {
    day: 3,
    time: '11:15',
    title: 'Avatar Flight of Passage',
    catalogueId: 'avatar-flight-of-passage',
    minutes: 5,
    people: tall,
    details: attraction,
  },
  {
    day: 3,
    time: '13:30',
    title: 'Na’vi River Journey',
    catalogueId: 'navi-river-journey',
    minutes: 5,
    people: [alex, leo],
    details: attraction,
  },
  {
    day: 3,
    title: 'Pool at the hotel',
    dayPart: 'afternoon',
    park: null,
    minutes: 180,
    details: { kind: 'break' },
  },
  {
    day: 4,
    time: '17:00',
    title: 'Spaceship Earth at golden hour',
    catalogueId: 'spaceship-earth-from-world-celebration-gardens',
    minutes: 10,
    details: photo('Last hour before sunset'),
  },
  {
    day: 4,
    time: '18:20',
    title: 'Space 220 Restaurant',
    catalogueId: 'space-220-restaurant',
    minutes: 90,
    costCents: 34_000,
    note: 'Tasting menu for the adults.',
    details: meal,
  },
  {
    day: 5,
    time: '14:00',
    title: 'Tiana’s Bayou Adventure',
    catalogueId: 'tianas-bayou-adventure',
    minutes: 11,
    details: attraction,
  },
  {
    day: 5,
    time: '16:00',
    title: 'Family picture at the Partners statue',
    catalogueId: 'castle-hub-center-by-the-partners-statue',
    minutes: 10,
    details: photo('Late afternoon', true),
  },
  {
    day: 5,
    time: '17:30',
    title: 'Be Our Guest Restaurant',
    catalogueId: 'be-our-guest-restaurant',
    minutes: 90,
    costCents: 28_000,
    details: meal,
  },
];

const votes = (of: Partial<Record<keyof typeof demoPeople, Vote>>): Record<string, Vote> =>
  Object.fromEntries(
    (Object.keys(of) as (keyof typeof demoPeople)[]).flatMap((name) => {
      const vote = of[name];
      return vote ? [[demoPeople[name], vote]] : [];
    }),
  );

const wishes: readonly DemoItem[] = [
  {
    day: null,
    title: 'Tower of Terror',
    park: 'hollywood-studios',
    catalogueId: 'the-twilight-zone-tower-of-terror',
    minutes: 5,
    details: attraction,
    votes: votes({ sofia: 'must', alex: 'must', morgan: 'nice', leo: 'no' }),
  },
  {
    day: null,
    title: 'Festival of Fantasy Parade',
    park: 'magic-kingdom',
    catalogueId: 'festival-of-fantasy-parade',
    minutes: 12,
    details: show,
    votes: votes({ leo: 'must', alex: 'nice' }),
  },
  {
    day: null,
    title: 'Disney Starlight: Dream the Night Away',
    park: 'magic-kingdom',
    catalogueId: 'disney-starlight-dream-the-night-away',
    minutes: 25,
    details: show,
    votes: votes({ morgan: 'must', sofia: 'nice', leo: 'nice' }),
  },
  {
    day: null,
    title: 'Mickey Premium Ice Cream Bar',
    park: 'epcot',
    catalogueId: 'mickey-premium-ice-cream-bar-epcot',
    details: snack,
    votes: votes({ leo: 'must', sofia: 'nice' }),
  },
];

const parkOf = (day: number | null): ParkId | null =>
  day === null ? null : (demoDays[day]?.parks[0] ?? null);

export const makeDemoItems = (startDate: string): PlannedDemoItem[] =>
  [...parkItems, ...demoLanes, ...demoCruiseItems, ...wishes].map(({ day, ...item }, index) => {
    const park = item.park === undefined ? parkOf(day) : item.park;
    return {
      place: park && parkNames[park],
      ...item,
      // The times come from a best order, so the next one may move them.
      proposedTime: item.details.kind === 'attraction' ? (item.time ?? null) : null,
      park,
      id: `d6000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      date: day === null ? null : addDays(startDate, day),
    };
  });
