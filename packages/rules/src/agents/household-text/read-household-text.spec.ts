import { readHouseholdText, type HouseholdText } from './read-household-text.js';

const today = '2026-11-29';
const read = (text: string, familyName?: string): HouseholdText =>
  readHouseholdText(text, { today, ...(familyName && { familyName }) });

const brief = ({ people }: HouseholdText): string[] =>
  people.map((person) =>
    [
      `${person.firstName} ${person.lastName}`.trim(),
      person.suffix,
      person.relationship,
      person.birthDate,
      person.birthday,
      person.birthDate ? undefined : person.knownAge?.replace(` on ${today}`, ''),
      person.heightInches && `${person.heightInches} in`,
      person.dietaryNotes,
      person.email,
      person.phone,
      person.notes && `“${person.notes}”`,
    ]
      .filter(Boolean)
      .join(' | '),
  );

const cases: [string, string, string[]][] = [
  [
    'one line as agents jot it down',
    'Chidi 5/2/84, Ada 12, Obi 9, Nneka 5, grandma Rosa Okafor 71',
    [
      'Chidi Okafor | 1984-05-02',
      'Ada Okafor | 12',
      'Obi Okafor | 9',
      'Nneka Okafor | 5',
      'Rosa Okafor | Grandmother | 71',
    ],
  ],
  ['two adults with one name', 'Tom and Beth Foley', ['Tom Foley', 'Beth Foley']],
  ['ages in brackets', 'Tom (41) & Beth (39) Foley', ['Tom Foley | 41', 'Beth Foley | 39']],
  [
    'a heading of the family',
    'The Okafor family: Marisol (41), Chidi (42), Ada 12',
    ['Marisol Okafor | 41', 'Chidi Okafor | 42', 'Ada Okafor | 12'],
  ],
  ['the Okafors', 'The Okafors: Marisol 41, Ada 12', ['Marisol Okafor | 41', 'Ada Okafor | 12']],
  [
    'lines with labels',
    'Mom: Jennifer Brubaker (5/2/84)\nDad - Mike\nKids: Max (9), Lily 6 and Sam 4 months',
    [
      'Jennifer Brubaker | Mother | 1984-05-02',
      'Mike Brubaker | Father',
      'Max Brubaker | Child | 9',
      'Lily Brubaker | Child | 6',
      'Sam Brubaker | Child | 0',
    ],
  ],
  [
    'a list with bullets',
    '- Ana de la Cruz, 38, ana@example.com, (555) 123-4567\n- Luis Cruz Jr. 40\n• Mia 7',
    ['Ana de la Cruz | 38 | ana@example.com | +15551234567', 'Luis Cruz | Jr. | 40', 'Mia Cruz | 7'],
  ],
  ['numbers in front', '1. Kim Lee 33\n2. Jo Lee 31', ['Kim Lee | 33', 'Jo Lee | 31']],
  [
    'heights and diets',
    'Max Hall, 9, 52", peanut allergy; Zoe, age 6, 3\'10", gluten free and dairy free',
    ['Max Hall | 9 | 52 in | peanut allergy', 'Zoe Hall | 6 | 46 in | gluten free and dairy free'],
  ],
  [
    'facts in brackets',
    'Max Hall (9, 132 cm, allergic to nuts)',
    ['Max Hall | 9 | 52 in | allergic to nuts'],
  ],
  [
    'a diet behind the age',
    'Ada Hall 12 peanut allergy, Obi 9 vegetarian',
    ['Ada Hall | 12 | peanut allergy', 'Obi Hall | 9 | vegetarian'],
  ],
  [
    'dates in words',
    'Emma Ross born March 14, 2017; Leo Ross, DOB: 7 April 1981; Ivy Ross b. 2019',
    ['Leo Ross | 1981-04-07', 'Emma Ross | 2017-03-14', 'Ivy Ross | Born in 2019'],
  ],
  [
    'days before months',
    'Ola Berg 25/12/1980, Nils 3/4/2015',
    ['Ola Berg | 1980-12-25', 'Nils Berg | 2015-04-03'],
  ],
  [
    'dates of a system',
    'Ola Berg 1980-12-25\nNils Berg 2015-04-03',
    ['Ola Berg | 1980-12-25', 'Nils Berg | 2015-04-03'],
  ],
  ['a birthday without a year', 'Rosa Diaz 6/12', ['Rosa Diaz | 06-12']],
  [
    'ages after the names',
    'Kids: Ada, Obi and Nneka Eze (ages 12, 9 and 5)',
    ['Ada Eze | Child | 12', 'Obi Eze | Child | 9', 'Nneka Eze | Child | 5'],
  ],
  ['small letters', 'chidi okafor 42, ada 12', ['Chidi Okafor | 42', 'Ada Okafor | 12']],
  ['capitals', 'MARIA LOPEZ 4/7/81\nJUAN LOPEZ 43', ['Maria Lopez | 1981-04-07', 'Juan Lopez | 43']],
  ['a booking system', 'BRANDT/JOHN MR & LISA MRS', ['John Brandt', 'Lisa Brandt']],
  ['relations behind', 'Ann Poe 44, Mike (husband) 45', ['Ann Poe | 44', 'Mike Poe | Husband | 45']],
  [
    'a message in prose',
    'Hi Dana, we’re Tom (41) and Beth (39) Foley. We would love to go with our daughter Ada, who is 12, and our son Obi 9. Thanks!',
    ['Tom Foley | 41', 'Beth Foley | 39', 'Ada Foley | Child | 12', 'Obi Foley | Child | 9'],
  ],
  [
    'a forwarded email',
    'From: Jennifer Brubaker <jen@example.com>\nTo: dana@example.com\nSubject: Disney 2027\nHusband Mike, 42, and the kids: Max 9, Lily 6\nCell 555 222 3344',
    [
      'Jennifer Brubaker | jen@example.com | +15552223344',
      'Mike Brubaker | Husband | 42',
      'Max Brubaker | Child | 9',
      'Lily Brubaker | Child | 6',
    ],
  ],
  [
    'notes behind a name',
    'Nora Vance 8 loves Moana, uses a wheelchair',
    ['Nora Vance | 8 | “loves Moana, uses a wheelchair”'],
  ],
  ['names alone', 'Marisol Okafor\nAda Okafor\nObi', ['Marisol Okafor', 'Ada Okafor', 'Obi Okafor']],
  [
    'years old',
    'Ada Eze is 12 years old, Obi Eze, 9 yrs old, Ike Eze 7yo',
    ['Ada Eze | 12', 'Obi Eze | 9', 'Ike Eze | 7'],
  ],
];

describe('a household as text', () => {
  it.each(cases)('reads %s', (_what, text, people) => expect(brief(read(text))).toEqual(people));

  it('gives people of a known household its name', () =>
    expect(brief(read('grandma Rosa 71, Bo 3', 'Okafor'))).toEqual([
      'Rosa Okafor | Grandmother | 71',
      'Bo Okafor | 3',
    ]));

  it('begins with the first adult', () =>
    expect(read('Kids: Ada Eze 12. Mom: Ify Eze').people[0]).toMatchObject({ firstName: 'Ify' }));

  it('keeps the day on which an age was true', () =>
    expect(read('Ada Eze 12').people[0]).toMatchObject({ age: 12, knownAge: '12 on 2026-11-29' }));

  it.each([
    ['Hi Dana, we want to go to Walt Disney World in March 2027 for 7 nights, 2 adults and 3 kids.'],
    ['Budget around $5000, room 12, deck 7'],
    ['   '],
    ['1234 5678'],
  ])('finds nobody in “%s”', (text) => expect(read(text).people).toEqual([]));

  it('says what it did not understand', () =>
    expect(read('Ada Eze 12\nwe would like a balcony').unread).toEqual(['we would like a balcony']));

  it('takes out numbers that nobody may keep', () => {
    const { taken, people } = read('Ada Eze 34, passport number X1234567, card 4111 1111 1111 1111');
    expect([...taken].sort()).toEqual(['card', 'passport']);
    expect(JSON.stringify(people)).not.toMatch(/X1234567|4111/);
  });

  it('has a birth in the future for no birth', () =>
    expect(read('Ada Eze 5/2/2090').people[0]?.birthDate).toBeUndefined());

  it('keeps 30 people at most, and reads a long text in time', () => {
    expect(
      read(Array.from({ length: 60 }, (_, at) => `Kid${'abcdefghij'[at % 10]} Eze ${at}`).join('\n')).people,
    ).toHaveLength(30);
    for (const text of [
      'A '.repeat(5000),
      '1/'.repeat(5000),
      '(5'.repeat(5000),
      'a-'.repeat(5000),
      '⟦0⟧'.repeat(2000),
    ])
      expect(read(text).people.length).toBeLessThanOrEqual(30);
  });
});
