import { formatDate } from '@landsea/contracts/core';
import { exampleTrip } from './testing/example-files';
import { shippedNames } from './testing/read-example';
import { readConfirmation } from '@landsea/web-kit/confirmations';

/** The same numbers for the same seed, so that a failure comes again. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};
type Random = ReturnType<typeof randomFrom>;
type Field = readonly [label: string, value: string];

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;
const two = (number: number): string => String(number).padStart(2, '0');

const writeDay = (date: string, random: Random): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return pick(random, [
    date,
    `${month}/${day}/${year}`,
    `December ${Number(day)}, ${year}`,
    `${day} Dec ${year}`,
    formatDate(date),
  ]);
};
const writeTime = (time: string, random: Random): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return pick(random, [time, `${hours % 12 || 12}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`]);
};

const layouts: ((fields: readonly Field[]) => string)[] = [
  (fields) => fields.map(([label, value]) => `${label}: ${value}`).join('\n'),
  (fields) => fields.map(([label, value]) => `${label}\n${value}`).join('\n'),
  (fields) => fields.map(([label, value]) => `${label}\t${value}`).join('\n'),
  (fields) => `${fields.map(([label]) => label).join('\t')}\n${fields.map(([, value]) => value).join('\t')}`,
  (fields) => [...fields.map(([label]) => label), ...fields.map(([, value]) => value)].join('\n'),
  (fields) => fields.map(([label, value]) => `${label}: ${value}`).join(', '),
  (fields) => fields.map(([, value]) => value).join('\n'),
  (fields) => fields.map(([, value]) => value).join(' | '),
];

const makeMail = (random: Random) => {
  const day = 4 + random(5);
  const [date, endDate] = [`2026-12-${two(day)}`, `2026-12-${two(day + 1 + random(4))}`];
  const time = `${two(12 + random(9))}:${pick(random, ['05', '15', '30', '45'])}`;
  const number = String(10_000_000 + random(80_000_000));
  const people = String(2 + random(5));
  const total = `$${100 + random(900)}.${two(random(100))}`;
  const kinds: Record<string, Field[]> = {
    'Dining reservation confirmed': [
      ['Restaurant', pick(random, ['Sanaa', 'Le Cellier Steakhouse', 'The Copper Spoon'])],
      ['Date', writeDay(date, random)],
      ['Time', writeTime(time, random)],
      ['Guests', people],
    ],
    'Hotel reservation confirmed': [
      ['Hotel', pick(random, ['Rosen Inn at Pointe Orlando', 'Seaside Hotel Cocoa Beach'])],
      ['Check-in', writeDay(date, random)],
      ['Check-out', writeDay(endDate, random)],
      ['Total', total],
    ],
    'Your tour is booked': [
      ['Tour', 'Clear Kayak Glow Tour'],
      ['Date', writeDay(date, random)],
      ['Time', writeTime(time, random)],
    ],
    'Rental car confirmation': [
      ['Pick-up', `${writeDay(date, random)} ${writeTime(time, random)}`],
      ['Drop-off', `${writeDay(endDate, random)} ${writeTime(time, random)}`],
    ],
  };
  const heading = pick(random, Object.keys(kinds));
  const fields: Field[] = [...(kinds[heading] ?? []), ['Confirmation number', number]];
  const noise = pick(random, [
    '',
    'Questions? Call 407-939-5277, open daily 8 AM to 9 PM.',
    'Booked on November 2, 2026',
    'Free cancellation until December 1, 2026',
  ]);
  const text = [heading, pick(random, layouts)(fields), noise].join('\n');
  return { text, dates: [date, endDate], time, number, people, total };
};

it('shows no value that does not stand in the mail, in any layout', () => {
  let shown = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const mail = makeMail(randomFrom(seed));
    for (const read of readConfirmation(mail.text, { trip: exampleTrip, names: shippedNames })) {
      shown += 1;
      const values = [
        ...[read.date, read.endDate].map((value) => [value, mail.dates] as const),
        ...[read.time, read.endTime].map((value) => [value, [mail.time]] as const),
        [read.number, [mail.number]] as const,
        [read.people === null ? null : String(read.people), [mail.people]] as const,
        [read.totalCents === null ? null : `$${(read.totalCents / 100).toFixed(2)}`, [mail.total]] as const,
      ];
      for (const [value, possible] of values)
        if (value !== null && read.doubts.length === 0)
          expect([mail.text, possible]).toEqual([mail.text, expect.arrayContaining([value]) as string[]]);
      if (read.title !== null && read.kind !== 'transfer') expect(mail.text).toContain(read.title);
    }
  }
  expect(shown).toBeGreaterThan(80);
});
