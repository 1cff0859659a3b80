import type { Catalogue, Hotel } from '@landsea/contracts/catalogue';
import { sourced } from './sourced.js';

const tier = (tier: Hotel['tier'], hotels: { id: string; name: string }[]) =>
  hotels.map((hotel) => ({ ...hotel, tier, onSite: tier !== 'off-site' }));

/** The park hotels by tier, and hotels by the cruise port for the night before a sailing. */
export const hotels: Catalogue['hotels'] = sourced([
  ...tier('value', [
    { id: 'all-star-movies-resort', name: 'All-Star Movies Resort' },
    { id: 'all-star-music-resort', name: 'All-Star Music Resort' },
    { id: 'all-star-sports-resort', name: 'All-Star Sports Resort' },
    { id: 'art-of-animation-resort', name: 'Art of Animation Resort' },
    { id: 'pop-century-resort', name: 'Pop Century Resort' },
  ]),
  ...tier('moderate', [
    { id: 'caribbean-beach-resort', name: 'Caribbean Beach Resort' },
    { id: 'coronado-springs-resort', name: 'Coronado Springs Resort' },
    { id: 'port-orleans-resort-french-quarter', name: 'Port Orleans Resort – French Quarter' },
    { id: 'port-orleans-resort-riverside', name: 'Port Orleans Resort – Riverside' },
  ]),
  ...tier('deluxe', [
    { id: 'animal-kingdom-lodge', name: 'Animal Kingdom Lodge' },
    { id: 'beach-club-resort', name: 'Beach Club Resort' },
    { id: 'boardwalk-inn', name: 'BoardWalk Inn' },
    { id: 'contemporary-resort', name: 'Contemporary Resort' },
    { id: 'grand-floridian-resort-spa', name: 'Grand Floridian Resort & Spa' },
    { id: 'polynesian-village-resort', name: 'Polynesian Village Resort' },
    { id: 'wilderness-lodge', name: 'Wilderness Lodge' },
    { id: 'yacht-club-resort', name: 'Yacht Club Resort' },
  ]),
  ...tier('villa', [
    { id: 'animal-kingdom-villas-jambo-house', name: 'Animal Kingdom Villas – Jambo House' },
    { id: 'animal-kingdom-villas-kidani-village', name: 'Animal Kingdom Villas – Kidani Village' },
    { id: 'bay-lake-tower-at-contemporary', name: 'Bay Lake Tower at Contemporary' },
    { id: 'beach-club-villas', name: 'Beach Club Villas' },
    { id: 'boardwalk-villas', name: 'BoardWalk Villas' },
    { id: 'boulder-ridge-villas-at-wilderness-lodge', name: 'Boulder Ridge Villas at Wilderness Lodge' },
    { id: 'cabins-at-fort-wilderness-resort', name: 'Cabins at Fort Wilderness Resort' },
    {
      id: 'copper-creek-villas-cabins-at-wilderness-lodge',
      name: 'Copper Creek Villas & Cabins at Wilderness Lodge',
    },
    { id: 'old-key-west-resort', name: 'Old Key West Resort' },
    { id: 'polynesian-villas-bungalows', name: 'Polynesian Villas & Bungalows' },
    { id: 'riviera-resort', name: 'Riviera Resort' },
    { id: 'saratoga-springs-resort-spa', name: 'Saratoga Springs Resort & Spa' },
    { id: 'villas-at-grand-floridian', name: 'Villas at Grand Floridian' },
  ]),
  ...tier('off-site', [
    { id: 'country-inn-suites-port-canaveral', name: 'Country Inn & Suites Port Canaveral' },
    { id: 'hampton-inn-cape-canaveral-cruise-port', name: 'Hampton Inn Cape Canaveral Cruise Port' },
    {
      id: 'homewood-suites-cape-canaveral-cocoa-beach',
      name: 'Homewood Suites Cape Canaveral – Cocoa Beach',
    },
    { id: 'radisson-resort-at-the-port', name: 'Radisson Resort at the Port' },
    { id: 'residence-inn-cape-canaveral-cocoa-beach', name: 'Residence Inn Cape Canaveral Cocoa Beach' },
    {
      id: 'springhill-suites-cape-canaveral-cocoa-beach',
      name: 'SpringHill Suites Cape Canaveral Cocoa Beach',
    },
  ]),
]);
