import type { Account } from '../journey.js';

const headings = {
  first: 'First Name',
  last: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  birthday: 'Birthday',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  passport: 'Passport Expiration',
  traveler: 'Known Traveler Number',
  loyalty: 'Loyalty Programs',
  tags: 'Tags',
  notes: 'Notes',
};
type Row = Partial<typeof headings>;

const ROWS = 400;
const REFUSED = 12;

const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const formatRow = (row: Row): string =>
  (Object.keys(headings) as (keyof Row)[]).map((column) => quote(row[column] ?? '')).join(',');

const listBrubakers = ({ firstName: first, lastName: last, email }: Account): Row[] => {
  const home = { last, address: '14 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' };
  const jen = { first, email, phone: '(937) 555-0119', birthday: '03/14/1984' };
  return [
    { ...home, ...jen, passport: '2031-05-01', loyalty: 'Castaway Club: Gold' },
    { ...home, first: 'Michael', birthday: '11/23/1982', passport: '2029-02-11' },
    { ...home, first: 'Max', birthday: '06/05/2018', notes: 'Peanut allergy' },
    { ...home, first: 'Lily', birthday: '09/30/2020' },
  ];
};

const writeTo = (first: string, last: string, mailbox: string, more: Row = {}): Row => ({
  ...{ first, last, email: `${mailbox}@families.example` },
  ...more,
});

/** Rows that agents find in their exports: each is read, asked about, or left out with a sentence. */
const oddities: Row[] = [
  {
    ...{ first: 'Tom and Beth', last: 'Okafor', email: 'tom@families.example; beth@families.example' },
    ...{ phone: '312.555.0174', birthday: '8/1/85' },
  },
  writeTo('Paul & Rita', 'Sorensen', 'sorensen'),
  {
    ...{ first: 'JOHN', last: 'BRANDT', email: 'JOHN@FAMILIES.EXAMPLE', phone: '+1-312-555-0133 x4' },
    ...{ birthday: '12MAR62', address: '14 ELM ST', city: 'DAYTON', state: 'OH' },
  },
  writeTo('Ann', 'Leeward', 'ann', {
    ...{ phone: "'+16175550160", birthday: '1984-03-12 23:14' },
    ...{ address: '1 Pier', city: 'Boston', state: 'MA', zip: '2115' },
  }),
  writeTo('Erin', 'Foley', 'erin', { phone: 'H 937-555-0133', birthday: 'April 7, 1981', tags: 'VIP; VIP' }),
  writeTo('Gail', 'Nakamura', 'gail', {
    phone: '5125550187',
    birthday: '2/30/1983',
    notes: 'Card 4111 1111 1111 1111',
  }),
  writeTo('Priya', 'Raman', 'priya.raman', { birthday: '31145', notes: 'passport X1234567' }),
  writeTo('Marcus', 'Delgado', 'delgado'),
  writeTo('Ana', 'Delgado', 'delgado'),
  writeTo('Rosa', 'Lindqvist', 'rosa', {
    birthday: '09/12',
    loyalty: 'Castaway Club: 123-456-789 (Gold); Hilton Honors: 55501',
  }),
  writeTo('', '', 'nameless'),
  { first: 'Grand total', phone: '400' },
];

/** An export of TravelJoy with 400 rows: the family of the season, oddities, twelve without an address, and couples. */
export const writeFamilyFile = (jen: Account): Buffer => {
  const special = [...listBrubakers(jen), ...oddities];
  const refused = Array.from({ length: REFUSED }, (_, at): Row => {
    return { first: 'Nobody', last: `Unreachable${'abcdefghijkl'[at] ?? ''}` };
  });
  const couples = Array.from({ length: ROWS - special.length - REFUSED }, (_, at): Row => {
    const family = Math.floor(at / 2);
    return {
      ...{ first: at % 2 === 0 ? 'Alex' : 'Sam', last: `Harbor${makeWord(family)}`, birthday: '05/17/1979' },
      ...{ email: at % 2 === 0 ? `family${family}@families.example` : '', zip: '33602' },
      ...{ address: `${100 + family} Harbor Road`, city: 'Tampa', state: 'FL' },
    };
  });
  return Buffer.from([headings, ...special, ...refused, ...couples].map(formatRow).join('\r\n'));
};

/** A number in letters, because names have no digits. */
const makeWord = (value: number): string =>
  [...String(value)].map((digit) => 'abcdefghij'[Number(digit)] ?? '').join('');
