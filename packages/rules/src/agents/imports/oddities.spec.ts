import { readCents } from './import-contacts.js';
import { readFileDate } from './import-dates.js';
import { findFileObject, findHeaderRow, findImportSystem, guessMapping } from './import-systems.js';
import { readImportFile } from './read-import-file.js';

const settings = { today: '2026-11-28', fileDate: '2026-11-20' };

const read = (header: string, ...rows: (string | readonly string[])[]) => {
  const names = header.split(',');
  const system = findImportSystem(names);
  const lines = rows.map((row, index) => ({
    line: index + 2,
    cells: typeof row === 'string' ? row.split('|') : row,
  }));
  const mapping = guessMapping(names, system);
  return readImportFile({
    ...settings,
    header: names,
    rows: lines,
    object: findFileObject(system, mapping),
    system: system.key,
    mapping,
  });
};

const one = (header: string, ...rows: (string | readonly string[])[]) => {
  const { families } = read(header, ...rows);
  const [family] = families;
  if (!family) throw new Error('no family');
  return {
    ...family.household,
    asks: family.asks,
    said: family.findings.map(({ sentence }) => sentence).join(' '),
  };
};

const BASE = 'First Name,Last Name,Email';
const born = (cell: string) => one(`${BASE},Birthday`, `Dana|Whitlock|d@example.com|${cell}`);
const called = (cell: string) => one(`${BASE},Phone`, `Dana|Whitlock|d@example.com|${cell}`);

/** An oddity of the exports that agents bring, what is read, and what has to come out. */
const oddities: readonly [string, () => unknown, unknown][] = [
  [
    'two-adults',
    () => one(BASE, 'Tom and Beth|Okafor|tom@example.com'),
    {
      people: [{ firstName: 'Tom' }, { firstName: 'Beth', lastName: 'Okafor' }],
      asks: [expect.stringContaining('Tom and Beth')],
    },
  ],
  [
    'spouse-columns',
    () =>
      one(
        `${BASE},Spouse First Name,Spouse Last Name,Spouse Birthday,Lead Source`,
        'Erin|Foley|e@example.com|Pat|Foley|11/23/1984|',
      ),
    {
      people: [
        { firstName: 'Erin' },
        { firstName: 'Pat', birthDate: '1984-11-23', details: { relationship: 'Spouse' } },
      ],
    },
  ],
  [
    'children-text',
    () => one(`${BASE},Children`, 'Erin|Foley|e@example.com|Nora (7), Finn 4'),
    {
      people: [
        { firstName: 'Erin' },
        {
          firstName: 'Nora',
          lastName: 'Foley',
          details: { relationship: 'Child', knownAge: '7 on 2026-11-20' },
        },
        { firstName: 'Finn', details: { knownAge: '4 on 2026-11-20' } },
      ],
    },
  ],
  [
    'children joined by a word',
    () => one(`${BASE},Children`, 'Erin|Foley|e@example.com|Mia 7 and Leo 4'),
    {
      people: [
        { firstName: 'Erin' },
        { firstName: 'Mia', lastName: 'Foley', details: { knownAge: '7 on 2026-11-20' } },
        { firstName: 'Leo', lastName: 'Foley', details: { knownAge: '4 on 2026-11-20' } },
      ],
    },
  ],
  [
    'name-reversed',
    () => one('Profile Name,Courtesy Title,E-mail', 'BRANDT/JOHN & LISA|MR/MRS|j@example.com'),
    {
      people: [
        { firstName: 'John', lastName: 'Brandt' },
        { firstName: 'Lisa', lastName: 'Brandt' },
      ],
    },
  ],
  [
    'all-caps',
    () => one(`${BASE},Address,City,State`, 'JOHN|BRANDT|j@example.com|14 ELM ST|DAYTON|OH'),
    {
      people: [{ firstName: 'John', lastName: 'Brandt' }],
      details: { street: '14 Elm St', city: 'Dayton', state: 'OH' },
    },
  ],
  ['date-words', () => born('April 7, 1981'), { people: [{ birthDate: '1981-04-07' }] }],
  ['date-gds', () => born('12MAR62'), { people: [{ birthDate: '1962-03-12' }] }],
  ['date-two-digit', () => born('8/1/85'), { people: [{ birthDate: '1985-08-01' }] }],
  [
    'date-order',
    () => read(`${BASE},Birthday`, 'Gail|Nakamura|g@example.com|06/05/1979').dates,
    { order: 'month-first', isSure: false },
  ],
  ['date-no-year', () => born('09/12'), { people: [{ details: { birthday: '09-12' } }] }],
  [
    'date-two-digit of a wedding',
    () => one(`${BASE},Anniversary`, 'Dana|Whitlock|d@example.com|6/12/95'),
    { details: { anniversary: '1995-06-12' } },
  ],
  [
    'date-order of both kinds',
    () =>
      read(`${BASE},Birthday`, 'Gail|Nakamura|g@example.com|13/05/1979', 'Ken|Roe|k@example.com|05/14/1981')
        .dates,
    { order: 'month-first', isSure: false },
  ],
  [
    'name-suffix',
    () => one('Name,Email', 'Ana and Luis Cruz, Jr.|l@example.com'),
    {
      people: [
        { firstName: 'Ana', lastName: 'Cruz' },
        { firstName: 'Luis', lastName: 'Cruz', details: { suffix: 'Jr' } },
      ],
    },
  ],
  [
    'name-suffix before the first name',
    () => one('Name,Email', 'Cruz III, Luis|l@example.com'),
    { people: [{ firstName: 'Luis', lastName: 'Cruz', details: { suffix: 'III' } }] },
  ],
  ['date-no-year of Google', () => born('--01-17'), { people: [{ details: { birthday: '01-17' } }] }],
  [
    'date-impossible',
    () => born('2/30/1983'),
    { people: [{ firstName: 'Dana' }], said: expect.stringContaining('2/30/1983') },
  ],
  ['date-serial', () => born('31145'), { people: [{ birthDate: '1985-04-08' }] }],
  ['date-time-zone', () => born('1984-03-12 23:14'), { people: [{ birthDate: '1984-03-12' }] }],
  ...['(512) 555-0187', '5125550187', '512.555.0187'].map((cell): [string, () => unknown, unknown] => [
    'phone-formats',
    () => called(cell),
    { people: [{ phone: '+15125550187' }] },
  ]),
  [
    'phone of another country',
    () => one(`${BASE},Phone,Country`, 'Ana|Ruiz|a@example.com|55 1234 5678|Mexico'),
    { people: [{ firstName: 'Ana' }], notes: 'Phone: 55 1234 5678' },
  ],
  [
    'phone-two',
    () => called('312.555.0174 / 312.555.0175'),
    { people: [{ phone: '+13125550174', details: { otherPhones: ['+13125550175'] } }] },
  ],
  [
    'phone-ext',
    () => called('+1-312-555-0133 x4'),
    { people: [{ phone: '+13125550133' }], notes: expect.stringContaining('4') },
  ],
  [
    'phone-ext with a letter',
    () => called('H 937-555-0119'),
    { people: [{ phone: '+19375550119' }], notes: expect.stringContaining('H') },
  ],
  ['phone-apostrophe', () => called("'+16175550160"), { people: [{ phone: '+16175550160' }] }],
  [
    'mail-two',
    () => one(BASE, 'Tom and Beth|Okafor|tom@example.com; beth@example.com'),
    { people: [{ email: 'tom@example.com' }, { firstName: 'Beth', email: 'beth@example.com' }] },
  ],
  [
    'mail-shared',
    () => one(BASE, 'Marcus|Delgado|family@example.com', 'Ana|Delgado|family@example.com'),
    { people: [{ firstName: 'Marcus', email: 'family@example.com' }, { firstName: 'Ana' }] },
  ],
  [
    'mail-case',
    () => one(BASE, 'Priya|Raman|PRIYA@EXAMPLE.COM'),
    { people: [{ email: 'priya@example.com' }] },
  ],
  [
    'zip-zero',
    () => one(`${BASE},State,Zip`, 'Ann|Lee|a@example.com|MA|2115'),
    { details: { postalCode: '02115' } },
  ],
  [
    'zip-zero elsewhere',
    () => one(`${BASE},State,Zip`, 'Ann|Lee|a@example.com|OH|4540'),
    { details: { postalCode: '4540' }, said: expect.stringContaining('four digits') },
  ],
  [
    'id-scientific',
    () => one(`Record ID,${BASE}`, '2.01455E+10|Ann|Lee|a@example.com'),
    { people: [{ firstName: 'Ann' }], said: expect.stringContaining('lost digits') },
  ],
  [
    'notes-breaks',
    () =>
      one(
        'Profile Name,Courtesy Title,Interface ID,Marketing Codes,E-mail,Remarks',
        'LEE/ANN|||| a@example.com|SEE^2019 NOTES'.replace('|||| ', '||||'),
      ),
    { notes: 'SEE\n2019 NOTES' },
  ],
  [
    'multi-values',
    () => one(`${BASE},Labels`, 'Rosa|Lind|r@example.com|Clients ::: * myContacts'),
    { tags: ['Clients'] },
  ],
  [
    'loyalty-cell',
    () =>
      one(
        `${BASE},Loyalty Programs`,
        'Dana|Whitlock|d@example.com|Castaway Club: 123-456-789 (Gold); Hilton Honors: 55501',
      ),
    {
      people: [
        {
          loyalties: [
            { program: 'Castaway Club', level: 'Gold (123-456-789)' },
            { program: 'Hilton Honors', level: '55501' },
          ],
        },
      ],
    },
  ],
  ['money-text', () => ['$6,412.88', '(120.00)', '1.234,56'].map(readCents), [641288, -12000, 123456]],
  [
    'card-number',
    () => one(`${BASE},Notes`, 'Ann|Lee|a@example.com|Card 4111 1111 1111 1111 on file'),
    { notes: 'Card [a card number was taken out] on file', said: expect.stringContaining('a card number') },
  ],
  [
    'card-number in its own column',
    () => one(`${BASE},Card Number`, 'Ann|Lee|a@example.com|4111111111111111'),
    { said: expect.stringContaining('never imported') },
  ],
  [
    'passport-number',
    () => one(`${BASE},Notes`, 'Ann|Lee|a@example.com|PSPT ON FILE 512345678, VIP'),
    {
      notes: expect.stringContaining('[a passport number was taken out], VIP'),
      said: expect.stringContaining('a passport number'),
    },
  ],
  [
    'formula',
    () => one(`${BASE},Notes`, ['Ann', 'Lee', 'a@example.com', '=HYPERLINK("x")']),
    { notes: '=HYPERLINK("x")', said: expect.stringContaining('holds a formula') },
  ],
  [
    'formula of an export, which has an apostrophe',
    () => one(`${BASE},Notes`, ['Ann', 'Lee', 'a@example.com', "'=Call"]),
    { notes: '=Call', said: '' },
  ],
  [
    'social-security',
    () => one(`${BASE},Notes`, 'Ann|Lee|a@example.com|SSN 123-45-6789, booking 123-45-67890'),
    {
      notes: 'SSN [a Social Security number was taken out], booking 123-45-67890',
      said: expect.stringContaining('a Social Security number'),
    },
  ],
  ['encoding', () => one(BASE, 'JosÃ©|Lee|a@example.com'), { people: [{ firstName: 'José' }] }],
  [
    'bom-semicolon',
    () => findImportSystem(['\uFEFFHousehold', 'Lead', 'First name', 'Last name', 'Client notes']).key,
    'landsea',
  ],
  [
    'preamble',
    () => findHeaderRow([['Client List, printed 3/1/2026'], ['First Name', 'Last Name', 'E-mail']]),
    1,
  ],
  [
    'trailer',
    () => read(BASE, 'Total: 412||').leftOut,
    [{ line: 2, sentence: 'A line of totals, not a person.' }],
  ],
  [
    'company-row',
    () =>
      read(
        `${BASE},Contact Type`,
        'Acme|Cruises|a@example.com|Supplier',
        'info@example.org||info@example.org|',
      ).leftOut,
    [
      { line: 2, sentence: 'A supplier or company, not a client.' },
      { line: 3, sentence: 'An address without a name.' },
    ],
  ],
  [
    'hotel-twice',
    () =>
      one(
        'Trip Name,Client,Supplier,Confirmation Number,Start,End',
        'Spring|Ann Lee|Hilton|A1|2027-03-14|2027-03-14',
        'Spring|Ann Lee|Hilton|A1|2027-03-20|2027-03-20',
      ).trips,
    [{ name: 'Spring', startDate: '2027-03-14', endDate: '2027-03-20', note: 'Hilton, A1' }],
  ],
  [
    'several-confirmations',
    () =>
      one(
        'Trip Name,Client,Supplier,Confirmation Number,Start,End',
        'Spring|Ann Lee|Disney|ABC123, ABC124|2027-03-14|2027-03-20',
      ).trips?.[0]?.note,
    'Disney, ABC123, ABC124',
  ],
  [
    'departure-word',
    () =>
      one('Client ID,Destination,Resort,Arrival,Departure,Dining Date', '1182|WDW|Pop|5/6/2027|5/12/2027|')
        .trips,
    [{ startDate: '2027-05-06', endDate: '2027-05-12' }],
  ],
  [
    'client-number',
    () =>
      one('Client ID,Destination,Resort,Arrival,Departure,Dining Date', '1182|WDW|Pop|5/6/2027|5/12/2027|'),
    { people: [{ firstName: 'Client', lastName: '1182' }] },
  ],
  [
    'duplicate-rows',
    () => one(`${BASE},Birthday`, 'Ann|Lee|a@example.com|1984-03-09', 'Ann|Lee|a@example.com|1984-03-09'),
    { people: [{ firstName: 'Ann' }], said: expect.stringContaining('twice') },
  ],
  ['owner-unknown', () => read(`${BASE},Owner`, 'Ann|Lee|a@example.com|jsmith').families[0]?.owner, 'jsmith'],
];

it.each(oddities)('reads %s', (_, run, expected) => {
  const found = run();
  if (typeof expected === 'object') expect(found).toMatchObject(expected as object);
  else expect(found).toEqual(expected);
});

it('makes as many people as it expects of each family', () => {
  for (const [, run, expected] of oddities) {
    const { people } = expected as { people?: unknown[] };
    if (people) expect(run()).toHaveProperty('people.length', people.length);
  }
});

it('leaves a birth date in the future and a card number that fails its check', () => {
  const reading = { order: 'month-first', kind: 'birth', today: settings.today } as const;
  expect(readFileDate('1/2/2027', reading)).toHaveProperty('problem');
  expect(one(`${BASE},Notes`, 'Ann|Lee|a@example.com|Ref 4111 1111 1111 1112').notes).toContain('1112');
});
