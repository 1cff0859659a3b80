import type { ShippedTripKey } from '@landsea/contracts/agents';
import type { ParkId } from '@landsea/contracts/catalogue';

export interface ShippedDay {
  /** Null for a day of rest. */
  park: ParkId | null;
  /** Ids of the catalog; what a later catalog lacks is left out. */
  rides?: readonly string[];
  meals?: readonly { id: string; meal: 'breakfast' | 'lunch' | 'dinner' }[];
}

export interface ShippedTrip {
  title: string;
  text: string;
  /** On land, before the ship sails. */
  land: readonly ShippedDay[];
  /** Null without a ship. */
  nightsAtSea: number | null;
}

const castle: ShippedDay = {
  park: 'magic-kingdom',
  rides: ['seven-dwarfs-mine-train', 'peter-pans-flight', 'haunted-mansion', 'pirates-of-the-caribbean'],
  meals: [{ id: 'be-our-guest-restaurant', meal: 'dinner' }],
};
const animals: ShippedDay = {
  park: 'animal-kingdom',
  rides: ['avatar-flight-of-passage', 'kilimanjaro-safaris', 'navi-river-journey'],
  meals: [{ id: 'tusker-house-restaurant', meal: 'lunch' }],
};
const world: ShippedDay = {
  park: 'epcot',
  rides: ['frozen-ever-after', 'remys-ratatouille-adventure', 'test-track', 'spaceship-earth'],
  meals: [{ id: 'garden-grill-restaurant', meal: 'dinner' }],
};
const movies: ShippedDay = {
  park: 'hollywood-studios',
  rides: ['slinky-dog-dash', 'star-wars-rise-of-the-resistance', 'mickey-and-minnies-runaway-railway'],
  meals: [{ id: 'sci-fi-dine-in-theater-restaurant', meal: 'lunch' }],
};
const secondCastle: ShippedDay = {
  park: 'magic-kingdom',
  rides: ['tron-lightcycle-run', 'jungle-cruise', 'big-thunder-mountain-railroad'],
};
const rest: ShippedDay = { park: null };

/** Rides for the smallest, with breakfast among characters. */
const gentleCastle: ShippedDay = {
  park: 'magic-kingdom',
  rides: ['dumbo-the-flying-elephant', 'its-a-small-world', 'the-many-adventures-of-winnie-the-pooh'],
  meals: [{ id: 'the-crystal-palace', meal: 'breakfast' }],
};
const secondGentleCastle: ShippedDay = {
  park: 'magic-kingdom',
  rides: ['peter-pans-flight', 'haunted-mansion', 'jungle-cruise'],
  meals: [{ id: 'liberty-tree-tavern', meal: 'lunch' }],
};
const gentleAnimals: ShippedDay = {
  park: 'animal-kingdom',
  rides: ['kilimanjaro-safaris', 'navi-river-journey'],
  meals: [{ id: 'tusker-house-restaurant', meal: 'breakfast' }],
};
const gentleWorld: ShippedDay = {
  park: 'epcot',
  rides: ['frozen-ever-after', 'remys-ratatouille-adventure', 'living-with-the-land'],
  meals: [{ id: 'garden-grill-restaurant', meal: 'dinner' }],
};
const gentleMovies: ShippedDay = {
  park: 'hollywood-studios',
  rides: ['toy-story-midway-mania', 'mickey-and-minnies-runaway-railway'],
  meals: [{ id: 'hollywood-and-vine', meal: 'lunch' }],
};

/** Our templates of trips; agents change what they begin with, and nothing here is booked. */
export const shippedTrips: Readonly<Record<ShippedTripKey, ShippedTrip>> = {
  parks: {
    title: 'Five days in the parks',
    text: 'Each park once, the castle twice, and one table a day.',
    land: [castle, animals, world, movies, secondCastle],
    nightsAtSea: null,
  },
  'parks-and-cruise': {
    title: 'Three days in the parks, then four nights at sea',
    text: 'The castle, the world and the movies, then straight to the ship.',
    land: [castle, world, movies],
    nightsAtSea: 4,
  },
  'short-cruise': {
    title: 'Cruise of four nights',
    text: 'Two ports and a day at sea, for a first sailing.',
    land: [],
    nightsAtSea: 4,
  },
  'long-cruise': {
    title: 'Cruise of seven nights',
    text: 'Four ports and two days at sea.',
    land: [],
    nightsAtSea: 7,
  },
  'first-visit': {
    title: 'First visit with little ones',
    text: 'Rides without a height to reach, breakfast with characters, and a day by the pool.',
    land: [gentleCastle, gentleAnimals, rest, gentleWorld, secondGentleCastle],
    nightsAtSea: null,
  },
  grandparents: {
    title: 'Grandparents and all',
    text: 'A slow week for three generations: no more than two park days in a row.',
    land: [gentleCastle, gentleWorld, rest, gentleAnimals, gentleMovies, rest, secondGentleCastle],
    nightsAtSea: null,
  },
};
