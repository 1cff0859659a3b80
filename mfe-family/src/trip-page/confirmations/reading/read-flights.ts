import { blankBooking } from './confirmation';
import type { ReadBooking, TripDates } from './confirmation';
import { datesIn, timesIn } from './dates';
import { numberIn, withoutOtherDates } from './fields';
import { readMoney } from './read-money';

const airlines = [
  'Southwest',
  'Delta',
  'United',
  'American',
  'JetBlue',
  'Spirit',
  'Frontier',
  'Alaska',
  'Breeze',
  'Avelo',
  'Allegiant',
  'Hawaiian',
  'Air Canada',
  'WestJet',
];
const codes: Readonly<Record<string, string>> = {
  WN: 'Southwest',
  DL: 'Delta',
  UA: 'United',
  AA: 'American',
  B6: 'JetBlue',
  NK: 'Spirit',
  F9: 'Frontier',
  AS: 'Alaska',
  MX: 'Breeze',
  XP: 'Avelo',
  G4: 'Allegiant',
  HA: 'Hawaiian',
  AC: 'Air Canada',
  WS: 'WestJet',
};
/** `DL 1187` of `Delta 1187`; undefined for an airline without a known code. */
export const flightCode = (flight: string): string | undefined => {
  const [, name = '', number] = /^(.*?)\s*(\d{1,4})$/.exec(flight.trim()) ?? [];
  const known = Object.entries(codes).find(([code, airline]) => [code, airline].includes(name));
  return known && number ? `${known[0]} ${number}` : undefined;
};

const flightNumber = new RegExp(
  `\\b(?:(${airlines.join('|')})\\s*(?:Airlines|Air Lines|Airways|Air)?\\s*(?:Flight)?\\s*#?|(${Object.keys(codes).join('|')})\\s*|Flight\\s*(?:number|no\\.?|#)?\\s*[:#]?\\s*(${Object.keys(codes).join('|')})?\\s*#?)(\\d{1,4})\\b(?!\\s*[:/]\\d|\\s*(?:miles|points|hr?s?\\b|h\\b|USD))`,
  'gi',
);
/** Three capitals that are no airport. */
const noAirports = new Set(
  'USD THE AND FOR NOT YOU SUN MON TUE WED THU FRI SAT JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC EST EDT CST CDT MST MDT PST PDT TSA PNR FAQ PDF VIA ETA ADT CHD INF TAX FEE NON DEP ARR OPS'.split(
    ' ',
  ),
);

interface Leg {
  flight: string;
  lines: string[];
}

const airlineNamed = (text: string): string | undefined =>
  airlines.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));

const legsOf = (lines: readonly string[], trip: TripDates): Leg[] => {
  const carrier = airlineNamed(lines.join(' '));
  const found = lines.flatMap((line, index) =>
    [...line.matchAll(flightNumber)].map(([, name, code, behind, digits = '']) => {
      const by =
        codes[(code ?? behind ?? '').toUpperCase()] ??
        airlines.find((each) => each.toLowerCase() === name?.toLowerCase()) ??
        carrier;
      return { index, flight: `${by ? `${by} ` : 'Flight '}${digits}` };
    }),
  );
  const legs = found.filter(
    ({ index, flight }, at) =>
      found.findIndex((each) => each.flight === flight && Math.abs(each.index - index) < 3) === at,
  );
  const startOf = (at: number): number => {
    const { index = 0 } = legs[at] ?? {};
    const after = at === 0 ? 0 : (legs[at - 1]?.index ?? 0) + 1;
    const dated = lines.findLastIndex(
      (line, each) => each >= after && each <= index && datesIn(line, trip).length > 0,
    );
    return dated >= 0 ? dated : index;
  };
  return legs.map(({ flight }, at) => ({
    flight,
    lines: lines.slice(startOf(at), at + 1 < legs.length ? startOf(at + 1) : lines.length),
  }));
};

const wayOf = (text: string): string | null => {
  const named = [...text.matchAll(/\b[A-Z]{3}\b/g)]
    .map(([code]) => code)
    .filter((code) => !noAirports.has(code));
  const [from, to] = [...new Set(named)];
  return from && to ? `${from} to ${to}` : null;
};

/** One booking for each flight. Times that cannot be told apart are left out. */
export const readFlights = (lines: readonly string[], trip: TripDates): ReadBooking[] => {
  const number = numberIn(lines);
  const ownLines = withoutOtherDates(lines);
  // A price is that of the whole order; it stands with the first flight.
  const money = readMoney(lines, trip);
  const none = { totalCents: null, paidCents: null, dueCents: null, dueOn: null };
  let known: string | null = null;
  return legsOf(ownLines, trip).map(({ flight, lines: own }, leg) => {
    const text = own.join('\n');
    const [first] = datesIn(text, trip);
    const date: string | null = first?.date ?? known;
    known = date;
    const times = timesIn(
      own
        .filter((line) => !/\b(?:board(?:ing|s)?|check-?in|close|layover|duration)\b/i.test(line))
        .join('\n'),
    );
    const [time = null, endTime = null] = times.length === 2 ? times : [];
    return {
      ...blankBooking,
      kind: 'flight',
      title: flight,
      date,
      time,
      endTime,
      number,
      ...(leg === 0 ? money : none),
      place: wayOf(text),
      doubts: [
        ...(first?.doubt ? [first.doubt] : []),
        ...(time === null ? ['We could not tell when it leaves. Fill in the time.'] : []),
      ],
    };
  });
};
