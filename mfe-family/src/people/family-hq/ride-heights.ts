/** A ride that asks for a height, in inches. */
export interface HeightRide {
  name: string;
  park: string;
  inches: number;
}

const mk = 'Magic Kingdom';
const ep = 'EPCOT';
const hs = 'Hollywood Studios';
const ak = 'Animal Kingdom';
const ride = (inches: number, park: string, name: string): HeightRide => ({ inches, park, name });

/** When the list was last checked, and against what. */
export const heightsCheckedAt = { asOf: '2026-11-01', source: 'the parks’ public attraction pages' };

/** Rides of the parks with a height requirement, open at that time, the lowest first. */
export const heightRides: readonly HeightRide[] = [
  ride(32, hs, 'Alien Swirling Saucers'),
  ride(32, mk, 'Tomorrowland Speedway'),
  ride(35, mk, 'The Barnstormer'),
  ride(38, mk, 'Big Thunder Mountain Railroad'),
  ride(38, ak, 'Kali River Rapids'),
  ride(38, hs, 'Millennium Falcon: Smugglers Run'),
  ride(38, mk, 'Seven Dwarfs Mine Train'),
  ride(38, hs, 'Slinky Dog Dash'),
  ride(40, ep, 'Mission: SPACE, Green'),
  ride(40, ep, 'Soarin’ Around the World'),
  ride(40, hs, 'Star Tours'),
  ride(40, hs, 'Rise of the Resistance'),
  ride(40, ep, 'Test Track'),
  ride(40, mk, 'Tiana’s Bayou Adventure'),
  ride(40, hs, 'Tower of Terror'),
  ride(42, ep, 'Guardians of the Galaxy: Cosmic Rewind'),
  ride(44, ak, 'Expedition Everest'),
  ride(44, ak, 'Flight of Passage'),
  ride(44, ep, 'Mission: SPACE, Orange'),
  ride(44, mk, 'Space Mountain'),
  ride(48, hs, 'Rock ’n’ Roller Coaster'),
  ride(48, mk, 'TRON Lightcycle / Run'),
];
