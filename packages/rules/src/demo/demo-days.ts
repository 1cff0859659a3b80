import type { TripDay } from '@landsea/contracts/trip';

export const demoDays: Omit<TripDay, 'date' | 'version'>[] = [
  {
    kind: 'park',
    parks: ['epcot'],
    place: null,
    arrivesAt: '12:35',
    note: 'Land at 10:20, bags to the hotel, Skyliner to World Showcase. Living with the Land and Soarin’ first, dinner at Garden Grill Restaurant with the characters, then the fireworks from the Canada side.',
  },
  {
    kind: 'park',
    parks: ['magic-kingdom'],
    place: null,
    note: 'Rope drop at Peter Pan’s Flight, then Jungle Cruise and Big Thunder Mountain. Leo is tall enough for Seven Dwarfs Mine Train. Dole Whip Floats at Aloha Isle, dinner at Liberty Tree Tavern.',
  },
  {
    kind: 'park',
    parks: ['hollywood-studios'],
    place: null,
    note: 'Slinky Dog Dash early, Rise of the Resistance with the single pass. Lunch at 50’s Prime Time Cafe: tell them about Sofia’s nut allergy. Blue Milk in Galaxy’s Edge, Fantasmic! at night.',
  },
  {
    kind: 'park',
    parks: ['animal-kingdom'],
    place: null,
    note: 'Breakfast at Tusker House Restaurant, then Kilimanjaro Safaris while the animals are up. Flight of Passage for three; Leo and Alex take Na’vi River Journey. Afternoon by the pool.',
  },
  {
    kind: 'park',
    parks: ['epcot'],
    place: null,
    note: 'Guardians of the Galaxy: Cosmic Rewind in the morning, Frozen Ever After and Remy’s Ratatouille Adventure by Multi Pass. Dinner at Space 220 Restaurant.',
  },
  {
    kind: 'park',
    parks: ['magic-kingdom'],
    place: null,
    note: 'Second visit: TRON Lightcycle / Run for the three who are tall enough, Haunted Mansion, Tiana’s Bayou Adventure. Be Our Guest Restaurant for the last dinner, fireworks from the hub.',
  },
  {
    kind: 'travel',
    parks: [],
    place: 'Port Canaveral',
    note: 'Check out by 11:00, car to the port at 12:30. Pool at the Radisson, dinner at Grills Seafood on the jetty, repack the carry-on with swimsuits and documents.',
  },
  {
    kind: 'embarkation',
    parks: [],
    place: 'Port Canaveral',
    note: 'Port arrival time 11:30. Lunch at Marceline Market, register Leo for the Oceaneer Club, sail-away on deck, dinner at Arendelle.',
  },
  {
    kind: 'port',
    parks: [],
    place: 'Nassau, Bahamas',
    note: 'Ferry to Blue Lagoon Island for the beach day, back aboard by 4:00 PM. Pirate night: wear the bandanas.',
  },
  {
    kind: 'port',
    parks: [],
    place: 'Castaway Cay',
    note: 'First tram to the family beach. Snorkel lagoon in the morning, lunch at Cookie’s BBQ, bikes to the observation tower. Morgan and Alex try Serenity Bay.',
  },
  {
    kind: 'sea',
    parks: [],
    place: 'At Sea',
    note: 'Palo Steakhouse brunch for two at 10:30 while the kids are in the clubs. AquaMouse after lunch, the evening show at the Walt Disney Theatre.',
  },
  {
    kind: 'debarkation',
    parks: [],
    place: 'Port Canaveral',
    note: 'Breakfast aboard at 6:45, off the ship by 8:30, shuttle to the airport for the 1:05 PM flight home.',
  },
];
