import { placeMatcher } from './place-matcher.js';

const named = (...names: string[]) => names.map((name) => ({ name }));
const nameOf = (places: { name: string; aliases?: string[] }[], typed: string) =>
  placeMatcher(places)(typed)?.name ?? null;

const tables = named(
  "Cinderella's Royal Table",
  'Hoop-Dee-Doo Musical Revue',
  'Rainforest Cafe',
  'Rainforest Cafe (Disney Springs)',
  'Garden Grill Restaurant',
  'Garden Grove',
  'The BOATHOUSE',
  "Chef Art Smith's Homecomin'",
  "'Ohana",
  'Café Fleur',
  'Fuel',
);

const hotels = [
  ...named('Grand Floridian Resort & Spa', 'Villas at Grand Floridian', 'Pop Century Resort'),
  ...named('Beach Club Resort', 'Beach Club Villas', 'Animal Kingdom Lodge'),
  ...named(
    'Animal Kingdom Villas – Jambo House',
    'Polynesian Village Resort',
    'Polynesian Villas & Bungalows',
  ),
  { name: 'Port Orleans Resort – French Quarter', aliases: ['POFQ'] },
  { name: 'Port Orleans Resort – Riverside', aliases: ['POR'] },
];

describe('placeMatcher', () => {
  it.each([
    ['Cinderellas Royal Table', "Cinderella's Royal Table"],
    ['Cinderella’s  ROYAL table', "Cinderella's Royal Table"],
    ['cinderela royal table', "Cinderella's Royal Table"],
    ['Dinner at Cinderella’s Royal Table, 6 pm', "Cinderella's Royal Table"],
    ['Hoop Dee Doo', 'Hoop-Dee-Doo Musical Revue'],
    ['Hoopdeedoo Musical Revue', 'Hoop-Dee-Doo Musical Revue'],
    ['Hoop-Dee-Doo dinner show', 'Hoop-Dee-Doo Musical Revue'],
    ['Hoop Dee Doo at Pioneer Hall', 'Hoop-Dee-Doo Musical Revue'],
    ['Rainforest Cafe', 'Rainforest Cafe'],
    ['Rainforest Café, Disney Springs', 'Rainforest Cafe (Disney Springs)'],
    ['Boat House', 'The BOATHOUSE'],
    ['Homecoming', "Chef Art Smith's Homecomin'"],
    ['ʻOhana', "'Ohana"],
    ['cafe fleur', 'Café Fleur'],
  ])('finds the table typed as %s', (typed, name) => {
    expect(nameOf(tables, typed)).toBe(name);
  });

  it.each([
    ['Grand Floridian', 'Grand Floridian Resort & Spa'],
    ["Disney's Grand Floridian Resort and Spa", 'Grand Floridian Resort & Spa'],
    ['Grand Floridian, garden view', 'Grand Floridian Resort & Spa'],
    ['Grand Floridian Villas', 'Villas at Grand Floridian'],
    ['Pop Century', 'Pop Century Resort'],
    ['Pop Centruy', 'Pop Century Resort'],
    ['Beach Club', 'Beach Club Resort'],
    ['Animal Kingdom Lodge', 'Animal Kingdom Lodge'],
    ['Polynesian', 'Polynesian Village Resort'],
    ['Port Orleans Riverside', 'Port Orleans Resort – Riverside'],
    ['pofq', 'Port Orleans Resort – French Quarter'],
  ])('finds the hotel typed as %s', (typed, name) => {
    expect(nameOf(hotels, typed)).toBe(name);
  });

  it.each([
    '',
    '   ',
    '!',
    'the',
    'Table',
    'Garden',
    'dinner',
    'Fuel stop and grocery shopping',
    'Le Cellier',
  ])('finds no table for %j', (typed) => {
    expect(nameOf(tables, typed)).toBeNull();
  });

  it.each([
    'Grand Hyatt',
    'Hyatt Regency Grand Cypress',
    'Port Orleans',
    'Animal Kingdom area rental',
    'Beach House Villas',
    'Port Orleans Inn & Suites, Kissimmee',
    'A rented villa',
    'Resort',
  ])('finds no hotel for %s, which is another one or could be two', (typed) => {
    expect(nameOf(hotels, typed)).toBeNull();
  });

  it('reads no more than a name of a very long text', () => {
    const text = 'x'.repeat(50_000).replaceAll('x', 'cinderella ');
    expect(nameOf(tables, `Hoop Dee Doo ${text}`)).toBeNull();
  });
});
