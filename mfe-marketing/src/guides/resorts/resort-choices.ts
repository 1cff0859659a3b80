import { HotelTier, type CatalogueHotel } from '@landsea/contracts/catalogue';
import { tierNames } from '@landsea/rules/estimate';

const PORT_HOTEL = /Canaveral|the Port$/;

export const tiers = ['all', ...HotelTier.options] as const;
export type TierChoice = (typeof tiers)[number];

export const tierLabels: Record<TierChoice, string> = {
  all: 'All',
  ...tierNames,
  villa: 'Villas',
  'off-site': 'Nearby',
};

export const tierTexts: Record<HotelTier, string> = {
  value: 'The simplest rooms, the lowest prices, all of the early booking.',
  moderate: 'More space and gardens, quieter pools, still by bus or Skyliner.',
  deluxe: 'Close to a park on foot, by boat or by monorail, with restaurants on site.',
  villa: 'Studios to three bedrooms, with a kitchen or a kitchenette.',
  'off-site': 'Hotels of other companies: check which benefits come with them.',
};

export const readTier = (query: URLSearchParams): TierChoice =>
  tiers.find((tier) => tier === query.get('tier')) ?? 'all';

export const peopleBounds = { min: 1, max: 12, usual: 4 };

export const peopleOptions = Array.from({ length: peopleBounds.max }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 person' : `${index + 1} people`,
}));

export const readPeople = (query: URLSearchParams): number => {
  const people = Number(query.get('people') ?? peopleBounds.usual);
  const isKnown = Number.isInteger(people) && people >= peopleBounds.min && people <= peopleBounds.max;
  return isKnown ? people : peopleBounds.usual;
};

/** Hotels by the port are for the night before a cruise and left out. */
export const isByParks = ({ name }: Pick<CatalogueHotel, 'name'>): boolean => !PORT_HOTEL.test(name);

export const countRoomsTogether = ({ room, sleeps, largerRooms = [] }: CatalogueHotel, people: number) =>
  [{ kind: room, sleeps, isPriced: true }, ...largerRooms.map((each) => ({ ...each, isPriced: false }))]
    .filter((each) => each.sleeps >= people)
    .sort((one, other) => Number(other.isPriced) - Number(one.isPriced) || one.sleeps - other.sleeps);
