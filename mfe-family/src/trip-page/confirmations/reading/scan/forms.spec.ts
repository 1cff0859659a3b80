import { gatherContext, readDates, readTimes } from './mail-context';
import type { Language } from './readings';

const trip = { startDate: '2027-03-05', endDate: '2027-03-14' };

/** The text with what it says; a language where the text alone is too short to show it. */
type Row = [text: string, ...right: string[]];
type Table = Partial<Record<Language | 'any', Row[]>>;

const rowsOf = (table: Table): [string, string, string[]][] =>
  Object.entries(table).flatMap(([language, rows]) =>
    rows.map(([text, ...right]): [string, string, string[]] => [text, language, right]),
  );

const contextOf = (text: string, language: string) => {
  const context = gatherContext(text, trip);
  return language === 'any' ? context : { ...context, language: language as Language };
};

const datesOf = (text: string, language: string): string[] =>
  readDates(text, contextOf(text, language)).map(({ date, options, doubt }) =>
    options.length > 1 ? options.join(' or ') : doubt ? `${date}?` : date,
  );

const timesOf = (text: string, language: string): string[] =>
  readTimes(text, contextOf(text, language)).map(({ options, isNextDay }) => {
    const ways = options.map(({ time, endTime }) => (endTime ? `${time} to ${endTime}` : time));
    return `${ways.join(' or ')}${isNextDay ? ' +1' : ''}`;
  });

const dates: Table = {
  any: [
    ['Arriving Sunday, March 7, 2027', '2027-03-07'],
    ['Sun, Mar 7, 2027', '2027-03-07'],
    ['Sun Mar 7 2027', '2027-03-07'],
    ['SUN 07 MARCH 2027', '2027-03-07'],
    ['Sun. Mar. 7th, 2027', '2027-03-07'],
    ['March 7', '2027-03-07'],
    ['March 7th', '2027-03-07'],
    ['march 7 2027', '2027-03-07'],
    ['7 March', '2027-03-07'],
    ['7th March 2027', '2027-03-07'],
    ['the 7th of March, 2027', '2027-03-07'],
    ['Sunday the 7th of March', '2027-03-07'],
    ['7-Mar-2027', '2027-03-07'],
    ['07-MAR-27', '2027-03-07'],
    ['7/Mar/2027', '2027-03-07'],
    ['Mar-07-2027', '2027-03-07'],
    ['Mar/07/2027', '2027-03-07'],
    ['7 Mar 27', '2027-03-07'],
    ["7 Mar '27", '2027-03-07'],
    ['7 Mar 27 at the park gate', '2027-03-07'],
    ['07MAR', '2027-03-07'],
    ['07MAR27', '2027-03-07'],
    ['07MAR2027', '2027-03-07'],
    ['SU07MAR', '2027-03-07'],
    ['2027-03-07', '2027-03-07'],
    ['2027/03/07', '2027-03-07'],
    ['2027.03.07', '2027-03-07'],
    ['2027/3/7', '2027-03-07'],
    ['Terminal 2 Mar 7', '2027-03-07'],
    ['Mar 7 and Mar 9', '2027-03-07', '2027-03-09'],
    ['Visit on 20270307', '2027-03-07'],
    ['2027-03-07T18:40:00-05:00', '2027-03-07'],
    ['2027-03-07T23:55', '2027-03-07'],
    ['2027-03-07 18:40:00', '2027-03-07'],
    ['03/07/2027', '2027-03-07'],
    ['3/7/2027', '2027-03-07'],
    ['3/7', '2027-03-07'],
    ['Sun 3/7', '2027-03-07'],
    ['03-07-2027', '2027-03-07'],
    ['03-07-27', '2027-03-07'],
    ['03 / 07 / 2027', '2027-03-07'],
    ['07/03/2027', '2027-03-07'],
    ['07-03-2027', '2027-03-07'],
    ['07.03.2027', '2027-03-07'],
    ['07.03.27', '2027-03-07'],
    ['3/13/2027', '2027-03-13'],
    ['13/3/2027', '2027-03-13'],
    ['03/07/2027 (Sun)', '2027-03-07'],
    ['Mon, 7 Mar 2027', '2027-03-07?'],
    ['Final payment by 09/11/2026', '2026-09-11 or 2026-11-09'],
    ['Friday 09/11/2026', '2026-09-11'],
    ['Pay by November 20', '2026-11-20?'],
    ['April 2', '2027-04-02'],
    ['February 28', '2027-02-28'],
    ['Check-in Mar 7\nCheck-out Mar 12', '2027-03-07', '2027-03-12'],
    ['Born 04/25/1988', '1988-04-25'],
    ['2027年3月7日', '2027-03-07'],
    ['2027年3月7日（日）', '2027-03-07'],
    ['3月7日(日)', '2027-03-07'],
    ['令和9年3月7日', '2027-03-07'],
    ['3/7（日）', '2027-03-07'],
    ['May 3, 2027', '2027-05-03'],
    ['4 May', '2027-05-04'],
  ],
  en: [['You may 2 days ahead', ...[]]],
  de: [
    ['7. März 2027', '2027-03-07'],
    ['Sonntag, den 7. März 2027', '2027-03-07'],
    ['So., 7. Mrz. 2027', '2027-03-07'],
    ['So, 07.03.2027', '2027-03-07'],
    ['am 7.3.', '2027-03-07'],
    ['07.03.', '2027-03-07'],
    ['5. Jänner 2027', '2027-01-05'],
    ['9/11/2026', '2026-11-09'],
  ],
  es: [
    ['domingo, 7 de marzo de 2027', '2027-03-07'],
    ['dom, 7 mar 2027', '2027-03-07'],
    ['7 de marzo del 2027', '2027-03-07'],
    ['martes 9 de marzo', '2027-03-09'],
    ['mar, 9 mar 2027', '2027-03-09'],
    ['marzo 7, 2027', '2027-03-07'],
    ['9/11/2026', '2026-11-09'],
  ],
  fr: [
    ['dimanche 7 mars 2027', '2027-03-07'],
    ['dim. 7 mars', '2027-03-07'],
    ['vendredi le 12 mars 2027', '2027-03-12'],
    ['1er avril 2027', '2027-04-01'],
    ['3 févr. 2027', '2027-02-03'],
    ['2 août 2027', '2027-08-02'],
    ['07/03/2027', '2027-03-07'],
  ],
  pt: [
    ['7 de março de 2027', '2027-03-07'],
    ['domingo, 7 de março', '2027-03-07'],
    ['7 mar. 2027', '2027-03-07'],
    ['sexta-feira, 12 de março de 2027', '2027-03-12'],
    ['2 set', '2027-09-02?'],
  ],
  it: [
    ['domenica 7 marzo 2027', '2027-03-07'],
    ['dom 7 mar 2027', '2027-03-07'],
    ['7 mar', '2027-03-07'],
    ['2 gennaio 2027', '2027-01-02'],
  ],
  nl: [
    ['zondag 7 maart 2027', '2027-03-07'],
    ['zo 7 mrt 2027', '2027-03-07'],
    ['7 mrt. 2027', '2027-03-07'],
    ['7-3-2027', '2027-03-07'],
  ],
};

const noDates: string[] = [
  'Open 24/7',
  'Reservation 7712.881.240',
  'Questions? 407-824-4321',
  'Kids may bring 3 toys',
  'Sun terrace, cabin 7',
  '3 adults, 1 child',
  'Gate 7',
  'Flight 307',
  '7 nights',
  'Wed Bar',
  'AA 3 batteries',
  '3-Park 2-Day ticket',
  'Order #30727',
  '1/2 price for children',
  'Page 3/7',
  'a set of 2 cups',
  '2 set menus',
  'check out 9 rides',
  'Total 3.07',
  '$3.07.',
  'USD 12.03.',
  'Confirmation 20270307',
  '1 March Street',
  '12 August Avenue',
  '300-03-0727',
  'Rated 4.5/5',
  '3/7 people',
  '02/30/2027',
  'ISBN 978-3-16-148410',
  'Visa 4411-03-07-2027-1',
];

const ranges: Table = {
  any: [
    ['Mar 7 – Mar 12, 2027', '2027-03-07', '2027-03-12'],
    ['March 7 to 12, 2027', '2027-03-07', '2027-03-12'],
    ['March 7-12', '2027-03-07', '2027-03-12'],
    ['March 7 through March 12', '2027-03-07', '2027-03-12'],
    ['Sun, Mar 7 - Fri, Mar 12', '2027-03-07', '2027-03-12'],
    ['7-12 March 2027', '2027-03-07', '2027-03-12'],
    ['7 to 12 March', '2027-03-07', '2027-03-12'],
    ['7 Mar - 12 Mar 2027', '2027-03-07', '2027-03-12'],
    ['03/07/2027 - 03/12/2027', '2027-03-07', '2027-03-12'],
    ['03/07/2027-03/12/2027', '2027-03-07', '2027-03-12'],
    ['3/7-3/12', '2027-03-07', '2027-03-12'],
    ['3/7 - 3/12/2027', '2027-03-07', '2027-03-12'],
    ['2027-03-07/2027-03-12', '2027-03-07', '2027-03-12'],
    ['2027-03-07 to 2027-03-12', '2027-03-07', '2027-03-12'],
    ['Mar-07-2027 - Mar-12-2027', '2027-03-07', '2027-03-12'],
    ['07MAR - 12MAR', '2027-03-07', '2027-03-12'],
    ['Dec 29, 2026 - Jan 3, 2027', '2026-12-29', '2027-01-03'],
    ['Dec 29 - Jan 3, 2027', '2026-12-29', '2027-01-03'],
    ['Feb 28 to Mar 6', '2027-02-28', '2027-03-06'],
    ['2027年3月7日〜12日', '2027-03-07', '2027-03-12'],
    ['3月7日から3月12日', '2027-03-07', '2027-03-12'],
  ],
  de: [
    ['07.03.2027 – 12.03.2027', '2027-03-07', '2027-03-12'],
    ['07.03. bis 12.03.2027', '2027-03-07', '2027-03-12'],
    ['7.–12. März 2027', '2027-03-07', '2027-03-12'],
    ['7.-12.03.2027', '2027-03-07', '2027-03-12'],
  ],
  fr: [['du 7 au 12 mars 2027', '2027-03-07', '2027-03-12']],
  es: [['del 7 al 12 de marzo de 2027', '2027-03-07', '2027-03-12']],
  pt: [['de 7 a 12 de março de 2027', '2027-03-07', '2027-03-12']],
  it: [['dal 7 al 12 marzo 2027', '2027-03-07', '2027-03-12']],
  nl: [
    ['7 t/m 12 maart 2027', '2027-03-07', '2027-03-12'],
    ['van 7 tot 12 maart', '2027-03-07', '2027-03-12'],
  ],
};

const times: Table = {
  any: [
    ['7:40 PM', '19:40'],
    ['7:40 pm', '19:40'],
    ['7:40PM', '19:40'],
    ['7:40 p.m.', '19:40'],
    ['7:40 p. m.', '19:40'],
    ['7:40p', '19:40'],
    ['Dinner at 7:40 p', '19:40'],
    ['7:40 PM EST', '19:40'],
    ['7:40 PM (ET)', '19:40'],
    ['7.40pm', '19:40'],
    ['7:40 in the evening', '19:40'],
    ['9:10 in the morning', '09:10'],
    ['11:15 at night', '23:15'],
    ['740P', '19:40'],
    ['1225P', '12:25'],
    ['910A', '09:10'],
    ['19:40', '19:40'],
    ['19:40:00', '19:40'],
    ['2027-03-07T19:40:00-05:00', '19:40'],
    ['19:40h', '19:40'],
    ['19:40 hrs', '19:40'],
    ['19h40', '19:40'],
    ['7pm', '19:00'],
    ['7 p.m.', '19:00'],
    ["7 o'clock in the evening", '19:00'],
    ['7:00a', '07:00'],
    ['7 am', '07:00'],
    ['7:00 A.M.', '07:00'],
    ['08:25', '08:25'],
    ['12 noon', '12:00'],
    ['12N', '12:00'],
    ['noon', '12:00'],
    ['midnight', '00:00'],
    ['12:00 AM', '00:00'],
    ['12:45 AM', '00:45'],
    ['12:45', '12:45'],
    ['0830 hours', '08:30'],
    ['1940 hrs', '19:40'],
    ['7:40', '07:40 or 19:40'],
    ["7 o'clock", '07:00 or 19:00'],
    ['Arrives 6:10 AM +1', '06:10 +1'],
    ['6:10 AM (next day)', '06:10 +1'],
    ['Dec 4 at 7:40 PM', '19:40'],
    ['午後7時40分', '19:40'],
    ['午前9時', '09:00'],
    ['19時40分', '19:40'],
    ['19時半', '19:30'],
    ['Leaves 19:40, boarding at 7:05', '19:40', '07:05'],
    ['DL 1187 Y 07MAR 7 MCOJFK HK4 0910 1205', '09:10', '12:05'],
    ['B6 1520 07MAR2027 MCO BOS 1530 1845', '15:30', '18:45'],
  ],
  de: [
    ['19:40 Uhr', '19:40'],
    ['19.40 Uhr', '19:40'],
    ['um 19.40 Uhr', '19:40'],
    ['7 Uhr', '07:00'],
    ['um 7 Uhr abends', '19:00'],
    ['7:40', '07:40'],
  ],
  fr: [
    ['à 19h40', '19:40'],
    ['19 h 40', '19:40'],
    ['7 mars 2027 à 19 h 40', '19:40'],
    ['à 19h', '19:00'],
    ['7 heures du soir', '19:00'],
  ],
  es: [
    ['a las 19:40', '19:40'],
    ['7:40 de la tarde', '19:40'],
    ['a las 7 de la mañana', '07:00'],
    ['9:30 de la noche', '21:30'],
  ],
  pt: [
    ['às 19h40', '19:40'],
    ['19h40min', '19:40'],
    ['às 7 da manhã', '07:00'],
  ],
  it: [
    ['alle 19.40', '19:40'],
    ['ore 19:40', '19:40'],
    ['alle 7 di sera', '19:00'],
  ],
  nl: [
    ['19.40 uur', '19:40'],
    ['om 19:40 uur', '19:40'],
    ["om 7 uur 's avonds", '19:00'],
  ],
};

const noTimes: string[] = [
  '$7.40',
  '7.40 EUR',
  'Room 1940',
  'Total 19.40',
  'Flight 1940',
  'Party of 7',
  '7 a side',
  '7 a table',
  'Open 24/7',
  'Call 407-824-1940',
  'Flight time: 2:35',
  'Duration 2h 15m',
  '2h 15m',
  '2:30 hrs',
  'within 24 hours',
  'Check in 48h ahead',
  'Ratio 16:9',
  '2027-03-07',
  '07.03.2027',
  'UTC-05:00',
  '2027-03-07T23:40:00Z',
  'AA 1940 MCO JFK',
  '1940 Palm Drive',
  'Rated 4.5',
  '25:10',
  '2時間',
];

const timeRanges: Table = {
  any: [
    ['7:40 - 9:10 PM', '19:40 to 21:10'],
    ['7:40 PM – 9:10 PM', '19:40 to 21:10'],
    ['19:40–21:10', '19:40 to 21:10'],
    ['7:40p - 9:10p', '19:40 to 21:10'],
    ['2:05-2:35 PM', '14:05 to 14:35'],
    ['7 - 8:30 PM', '19:00 to 20:30'],
    ['10:45 AM - 12:15 PM', '10:45 to 12:15'],
    ['11:45 - 12:30 PM', '11:45 to 12:30'],
    ['11:15 - 1:05 PM', '11:15 to 13:05'],
    ['10 - 2 AM', '22:00 to 02:00'],
    ['8-10 AM', '08:00 to 10:00'],
    ['12 - 3 PM', '12:00 to 15:00'],
    ['between 7 and 9 PM', '19:00 to 21:00'],
    ['from 7 to 9pm', '19:00 to 21:00'],
    ['5:30, 6:45 and 8 PM', '05:30 or 17:30', '06:45 or 18:45', '20:00'],
    ['between 10:45 AM and 12:15 PM', '10:45 to 12:15'],
    ['7 PM until 9 PM', '19:00 to 21:00'],
    ['7:40 PM - 9:10', '19:40 to 21:10'],
    ['11:30 AM - 1:00', '11:30 to 13:00'],
    ['7:40 - 9:10', '07:40 to 09:10 or 19:40 to 21:10'],
    ['12 noon - 1:30', '12:00 to 13:30'],
    ['12:15 - 1:30', '12:15 to 13:30'],
    ['7:40 - 21:10', '07:40 to 21:10'],
    ['March 7 - 9 PM', '21:00'],
    ['March 7 - 9:15 PM', '21:15'],
    ['BOS 9:05 - MCO 14:20', '09:05', '14:20'],
  ],
  fr: [['19h40 à 21h10', '19:40 to 21:10']],
  de: [
    ['19.40 - 21.10 Uhr', '19:40 to 21:10'],
    ['19:40 bis 21:10 Uhr', '19:40 to 21:10'],
  ],
  es: [['19:40 a 21:10', '19:40 to 21:10']],
};

describe('dates', () => {
  it.each(rowsOf(dates))('reads %j (%s)', (text, language, right) => {
    expect(datesOf(text, language)).toEqual(right);
  });
  it.each(noDates)('reads no date in %j', (text) => {
    expect(datesOf(text, 'any')).toEqual([]);
  });
  it.each(rowsOf(ranges))('reads both ends of %j (%s)', (text, language, right) => {
    expect(datesOf(text, language)).toEqual(right);
  });
});

describe('times', () => {
  it.each(rowsOf(times))('reads %j (%s)', (text, language, right) => {
    expect(timesOf(text, language)).toEqual(right);
  });
  it.each(noTimes)('reads no time in %j', (text) => {
    expect(timesOf(text, 'any')).toEqual([]);
  });
  it.each(rowsOf(timeRanges))('reads both ends of %j (%s)', (text, language, right) => {
    expect(timesOf(text, language)).toEqual(right);
  });
});

it('reads a long mail of nothing but digits and signs in no time', () => {
  const texts = ['1'.repeat(20_000), '12/'.repeat(6_000), '4 - '.repeat(5_000), 'Dec '.repeat(5_000)];
  const before = performance.now();
  for (const text of texts) gatherContext(text, trip);
  expect(performance.now() - before).toBeLessThan(2_000);
});
