import { placeMatcher, findPort } from '@landsea/rules/catalogue';
import { isRunByParks, partnerHotels } from '@landsea/rules/trip';
import { ships } from '../ships-and-parks.js';
import { loadShippedCatalogue } from './shipped-catalogue.js';

const { restaurants, ports, hotels } = loadShippedCatalogue();

describe('the matcher of typed names over the shipped catalog', () => {
  const lists: [string, readonly { name: string; aliases?: readonly string[] }[]][] = [
    ['restaurants', restaurants],
    ['hotels', hotels],
    ['ports', ports],
    ['ships', ships],
  ];

  it.each(lists)('finds each of the %s by its own name, typed carelessly', (_, places) => {
    const find = placeMatcher(places);
    const careless: ((name: string) => string)[] = [
      (name) => name,
      (name) => name.toUpperCase(),
      (name) => name.replace(/['’]/g, ''),
      (name) => name.replaceAll("'", '’').replaceAll('-', ' '),
      (name) => name.normalize('NFD').replace(/\p{M}/gu, '').replace('&', 'and'),
      (name) => `  Disney's ${name} `,
    ];
    const wrong = places.flatMap((place) =>
      careless
        .map((change) => change(place.name))
        .filter((typed) => find(typed) !== place)
        .map((typed) => `${typed} is ${find(typed)?.name ?? 'nothing'}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['port', ports],
    ['hotel', hotels],
  ])(
    'finds each %s by each of its other names',
    (_, places: readonly { name: string; aliases: string[] }[]) => {
      const find = placeMatcher(places);
      const wrong = places.flatMap((place) =>
        place.aliases
          .filter((alias) => find(alias) !== place)
          .map((alias) => `${alias} of ${place.name} is ${find(alias)?.name ?? 'nothing'}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('finds each port by its name without the country, and none by another port’s', () => {
    const shortOf = (name: string) => name.split(',')[0] ?? name;
    const wrong = ports.filter((port) => findPort(shortOf(port.name), ports) !== port);
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(findPort('Nasau', ports)?.name).toBe('Nassau, Bahamas');
    expect(findPort('San Juan del Sur, Nicaragua', ports)).toBeUndefined();
    expect(findPort('At Sea', ports)).toBeUndefined();
  });

  it('tells the hotels of the operator from others on site', () => {
    const own = hotels.filter(({ runByParks }) => runByParks);
    expect(own.filter((hotel) => !isRunByParks({ ...hotel, hotelName: hotel.name }))).toEqual([]);
    const onSite = hotels.filter((hotel) => hotel.onSite && !hotel.runByParks);
    expect(onSite.filter((hotel) => isRunByParks({ ...hotel, hotelName: hotel.name }))).toEqual([]);
  });

  it.each([
    ['Be Our Guest', 'Be Our Guest Restaurant'],
    ['Le Cellier', 'Le Cellier Steakhouse'],
    ['Ohana', "'Ohana"],
    ['Topolinos Terrace', "Topolino's Terrace - Flavors of the Riviera"],
    ['V&A', null],
    ['Victoria and Alberts', "Victoria & Albert's"],
    ['Rainforest Cafe Disney Springs', 'Rainforest Cafe (Disney Springs)'],
    ['Homecomin', "Chef Art Smith's Homecomin'"],
    ['Space 220', 'Space 220 Restaurant'],
    ['Biergarten lunch buffet', 'Biergarten Restaurant'],
    ['Sci Fi Dine In', 'Sci-Fi Dine-In Theater Restaurant'],
    ['Garden', null],
    ['Dinner with grandma', null],
    ['Steakhouse', null],
  ])('reads the table %s as %s', (typed, name) => {
    expect(placeMatcher(restaurants)(typed)?.name ?? null).toBe(name);
  });

  it.each([
    ['Grand Floridian', 'Grand Floridian Resort & Spa'],
    ['Pop Century', 'Pop Century Resort'],
    ['Contemporary', 'Contemporary Resort'],
    ['Bay Lake Tower', 'Bay Lake Tower at Contemporary'],
    ['Art of Animation', 'Art of Animation Resort'],
    ['All Star Movies', 'All-Star Movies Resort'],
    ['Port Orleans Riverside', 'Port Orleans Resort – Riverside'],
    ['Boardwalk Inn', 'BoardWalk Inn'],
    ['Saratoga Springs', 'Saratoga Springs Resort & Spa'],
    ['Kidani Village', 'Animal Kingdom Villas – Kidani Village'],
    ['Old Key West', 'Old Key West Resort'],
    ['POFQ', 'Port Orleans Resort – French Quarter'],
    ['Polynesian', 'Polynesian Village Resort'],
    ['The Swan', 'Walt Disney World Swan'],
    ['Swan Reserve', 'Walt Disney World Swan Reserve'],
    ['dolphin', 'Walt Disney World Dolphin'],
    ['Shades of Green on Walt Disney World Resort', 'Shades of Green'],
    ['Poly Island Tower', 'Island Tower at Polynesian Villas'],
    ['Fort Wilderness Cabins', 'Cabins at Fort Wilderness Resort'],
    ['Fort Wilderness Campsites', 'Campsites at Fort Wilderness Resort'],
    ['Riviera', 'Riviera Resort'],
    ['Hilton Garden Inn', null],
    ['Universal Cabana Bay Beach Resort', null],
    ['Grand Hyatt', null],
    ['Home of friends', null],
  ])('reads the hotel %s as %s', (typed, name) => {
    expect(placeMatcher(hotels)(typed)?.name ?? null).toBe(name);
  });

  it('knows every partner hotel by each of its names, and counts as on site those that book Lightning Lane early', () => {
    const find = placeMatcher(hotels);
    for (const { name, aliases = [], stayLanes } of partnerHotels.hotels) {
      expect([name, find(name)]).toEqual([
        name,
        expect.objectContaining({ onSite: stayLanes, runByParks: false }),
      ]);
      for (const alias of aliases.filter((each) => each !== 'Swan and Dolphin'))
        expect(find(alias)).toBe(find(name));
    }
  });
});
