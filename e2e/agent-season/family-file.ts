import type { Account } from '../journey.js';

const header = [
  ...['First Name', 'Last Name', 'Email', 'Phone', 'Birthday', 'Address', 'City', 'State', 'Zip'],
  ...['Passport Expiration', 'Known Traveler Number', 'Loyalty Programs', 'Tags', 'Notes'],
];

const ROWS = 400;
const REFUSED = 12;

const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const row = (...cells: string[]): string => header.map((_, at) => quote(cells[at] ?? '')).join(',');

const brubakers = ({ firstName, lastName, email }: Account): string[] => {
  const home = ['14 Elm Street', 'Dayton', 'OH', '45402'];
  return [
    row(
      firstName,
      lastName,
      email,
      '(937) 555-0119',
      '03/14/1984',
      ...home,
      '2031-05-01',
      '',
      'Castaway Club: Gold',
    ),
    row('Michael', lastName, '', '', '11/23/1982', ...home, '2029-02-11'),
    row('Max', lastName, '', '', '06/05/2018', ...home, '', '', '', '', 'Peanut allergy'),
    row('Lily', lastName, '', '', '09/30/2020', ...home),
  ];
};

/** Rows that agents find in their exports: each is read, asked about, or left out with a sentence. */
const oddities = (): string[] => [
  row('Tom and Beth', 'Okafor', 'tom@families.example; beth@families.example', '312.555.0174', '8/1/85'),
  row('Paul & Rita', 'Sorensen', 'sorensen@families.example'),
  row(
    'JOHN',
    'BRANDT',
    'JOHN@FAMILIES.EXAMPLE',
    '+1-312-555-0133 x4',
    '12MAR62',
    '14 ELM ST',
    'DAYTON',
    'OH',
  ),
  row(
    'Ann',
    'Leeward',
    'ann@families.example',
    "'+16175550160",
    '1984-03-12 23:14',
    '1 Pier',
    'Boston',
    'MA',
    '2115',
  ),
  row(
    'Erin',
    'Foley',
    'erin@families.example',
    'H 937-555-0133',
    'April 7, 1981',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'VIP; VIP',
  ),
  row(
    'Gail',
    'Nakamura',
    'gail@families.example',
    '5125550187',
    '2/30/1983',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'Card 4111 1111 1111 1111',
  ),
  row(
    'Priya',
    'Raman',
    'priya.raman@families.example',
    '',
    '31145',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'passport X1234567',
  ),
  row('Marcus', 'Delgado', 'delgado@families.example'),
  row('Ana', 'Delgado', 'delgado@families.example'),
  row(
    'Rosa',
    'Lindqvist',
    'rosa@families.example',
    '',
    '09/12',
    '',
    '',
    '',
    '',
    '',
    '',
    'Castaway Club: 123-456-789 (Gold); Hilton Honors: 55501',
  ),
  row('', '', 'nameless@families.example'),
  row('Grand total', '', '', '400'),
];

/** An export of TravelJoy with 400 rows: the family of the season, oddities, twelve without an address, and couples. */
export const writeFamilyFile = (jen: Account): Buffer => {
  const special = [...brubakers(jen), ...oddities()];
  const refused = Array.from({ length: REFUSED }, (_, at) =>
    row('Nobody', `Unreachable${'abcdefghijkl'[at] ?? ''}`),
  );
  const couples = Array.from({ length: ROWS - special.length - REFUSED }, (_, at) => {
    const family = Math.floor(at / 2);
    const home = [`${100 + family} Harbor Road`, 'Tampa', 'FL', '33602'];
    const email = at % 2 === 0 ? `family${family}@families.example` : '';
    return row(at % 2 === 0 ? 'Alex' : 'Sam', `Harbor${makeWord(family)}`, email, '', '05/17/1979', ...home);
  });
  return Buffer.from([row(...header), ...special, ...refused, ...couples].join('\r\n'));
};

/** A number in letters, because names have no digits. */
const makeWord = (value: number): string =>
  [...String(value)].map((digit) => 'abcdefghij'[Number(digit)] ?? '').join('');
