import { scanDates } from './dates';
import { decidePeriod } from './decide';
import { guessLanguage } from './language';
import { gatherContext, readDates, readTimes } from './mail-context';
import type { DateReading } from './readings';

const trip = { startDate: '2026-12-04', endDate: '2026-12-12' };

/** The dates of a part of a mail, read with what the whole mail says. */
const datesIn = (mail: string, part = mail) =>
  readDates(part, gatherContext(mail, trip)).map(({ options }) => options.join(' or '));

describe('the order of day and month', () => {
  it('is the one that another date of the mail makes certain', () => {
    expect(datesIn('Arrival 08/12/2026\nDeparture 13/12/2026')).toEqual(['2026-12-08', '2026-12-13']);
    expect(datesIn('Booked 10/25/2026\nDue 11/09/2026', 'Due 11/09/2026')).toEqual(['2026-11-09']);
  });

  it('is the one that puts the other dates of the mail on the trip', () => {
    expect(datesIn('Arrival 06/12/2026, paid on 05/10/2026', 'paid on 05/10/2026')).toEqual(['2026-10-05']);
  });

  it('is the one that puts a lone date on the trip', () => {
    expect(datesIn('06/12/2026')).toEqual(['2026-12-06']);
    expect(datesIn('12/06/2026')).toEqual(['2026-12-06']);
  });

  it('follows the language only where it writes the day first', () => {
    const german = 'Vielen Dank für Ihre Buchung. Die Anzahlung ist am 05/10/2026 fällig.';
    expect(datesIn(german)).toEqual(['2026-10-05']);
    expect(datesIn('Thank you for your booking. Your deposit is due on 05/10/2026.')).toEqual([
      '2026-05-10 or 2026-10-05',
    ]);
  });

  it('is told by the day of the week', () => {
    expect(datesIn('Monday 05/10/2026')).toEqual(['2026-10-05']);
  });

  it('is open where the mail has both', () => {
    const mail = 'Issued 10/25/2026, printed 26/10/2026, due 05/10/2026';
    expect(datesIn(mail, 'due 05/10/2026')).toEqual(['2026-05-10 or 2026-10-05']);
  });
});

describe('a period', () => {
  const read = (from: string, to: string) => {
    const context = gatherContext('', trip);
    const [first, last] = [from, to].map((text) => scanDates(text, context)[0]) as [DateReading, DateReading];
    return decidePeriod(first, last, context).map(({ options }) => options);
  };

  it('ends on the day of its start or later', () => {
    expect(read('09/03/2027', '10/03/2027')).toEqual([
      ['2027-09-03', '2027-03-09'],
      ['2027-10-03', '2027-03-10'],
    ]);
    expect(read('March 9, 2027', '10/03/2027')).toEqual([['2027-03-09'], ['2027-03-10']]);
    expect(read('09/03/2027', 'March 10, 2027')).toEqual([['2027-03-09'], ['2027-03-10']]);
  });

  it('lasts less than 40 nights', () => {
    expect(read('March 1, 2027', '11/03/2027')).toEqual([['2027-03-01'], ['2027-03-11']]);
  });

  it('may end in the next year', () => {
    expect(read('December 30', 'January 2')).toEqual([['2026-12-30'], ['2027-01-02']]);
  });
});

describe('a doubt', () => {
  it('names a day of the week that is not that of the date', () => {
    const [date] = readDates('Saturday, December 4, 2026', gatherContext('', trip));
    expect(date?.doubt).toMatch(/day of the week/);
  });

  it('names a year that is not written far from the trip', () => {
    const [date] = readDates('May 20', gatherContext('', trip));
    expect(date?.doubt).toMatch(/no year/);
  });
});

describe('the clock', () => {
  const timesIn = (mail: string, part: string) =>
    readTimes(part, gatherContext(mail, trip)).map(({ options }) =>
      options.map(({ time }) => time).join(' or '),
    );

  it('of a bare time is open without another time', () => {
    expect(timesIn('Dinner at 7:40', 'Dinner at 7:40')).toEqual(['07:40 or 19:40']);
  });

  it('is of 24 hours where another time of the mail is', () => {
    expect(timesIn('Leaves 7:40, arrives 16:05', 'Leaves 7:40')).toEqual(['07:40']);
  });

  it('stays open beside times with their half', () => {
    expect(timesIn('Dinner at 7:40. We close at 10 PM.', 'Dinner at 7:40')).toEqual(['07:40 or 19:40']);
  });
});

it.each([
  ['en', 'Thank you for your reservation. Your room is confirmed for 2 guests.'],
  ['es', 'Gracias por su reserva. La llegada es el viernes con dos adultos y dos niños.'],
  ['pt', 'Obrigado pela sua reserva. A chegada é na sexta com dois adultos e duas crianças.'],
  ['fr', 'Merci pour votre réservation. Votre chambre est confirmée pour deux adultes.'],
  ['de', 'Vielen Dank für Ihre Buchung. Ihre Anreise ist am Freitag um 15 Uhr.'],
  ['it', 'Grazie per la sua prenotazione. La camera è confermata per due persone.'],
  ['nl', 'Bedankt voor uw boeking. Uw kamer is bevestigd voor twee personen.'],
  ['ja', 'ご予約ありがとうございます。ご到着は12月4日です。'],
  [null, 'DL 1187 MCO JFK Hilton 4411'],
])('finds the language %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

it('gives offsets into the text as it is, with accents and wide signs', () => {
  const text = 'Réservé à l’hôtel – arrivée １２月４日, « déc. » 5 décembre 2026';
  const places = readDates(text, gatherContext(text, trip)).map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(['１２月４日', '5 décembre 2026']);
});
