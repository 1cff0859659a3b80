import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { itinerarySections, type ItineraryView } from '@landsea/contracts/agents';
import { aBooking, aHotel, at, flightThere } from '../../bookings/testing/bookings.js';
import { item } from '../../day-plans/testing/sample-day.js';
import { coverPictures } from './cover-drawings.js';
import { listItineraryChanges } from './itinerary-changes.js';
import { listItineraryPacking } from './itinerary-packing.js';
import { formatItineraryFile, toItineraryPaper } from './itinerary-paper.js';
import { toSouvenir } from './souvenir.js';
import { makeItinerary, type ItineraryChoices, type ItinerarySources } from './make-itinerary.js';

const date = '2027-04-04';
const next = '2027-04-05';
const dayOf = (on: string, change: Partial<TripDay> = {}): TripDay => ({
  date: on,
  kind: 'park',
  parks: ['hollywood-studios'],
  place: null,
  note: null,
  arrivesAt: null,
  leavesAt: null,
  version: 1,
  ...change,
});
const trip = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Spring break',
  mode: 'parks',
  startDate: date,
  endDate: next,
  party: [],
  stays: [{ hotelName: 'Pop Century', checkIn: date, checkOut: next, confirmation: 'STAY-77' }],
  sailing: null,
} as unknown as TripDetail; // What an itinerary reads of a trip.

const dinner = item({
  title: 'Dinner at Sci-Fi',
  date,
  time: '17:40',
  park: 'hollywood-studios',
  status: 'booked',
  confirmation: 'DIN-4711',
  details: { kind: 'show' },
});
const fireworks = item({ title: 'Fantasmic!', date, time: '21:00', details: { kind: 'show' } });
const wish = item({ title: 'Droid Depot', date: null });
const flight = flightThere({ numbers: [{ role: 'locator', value: 'HK7Q2L' }] });
const hotel = aHotel({
  numbers: [{ role: 'confirmation', value: '99001122' }],
  payments: [
    {
      id: '00000000-0000-4000-8000-00000000000a',
      kind: 'final',
      cents: 214_000,
      dueOn: '2027-03-01',
      paidOn: null,
    },
    {
      id: '00000000-0000-4000-8000-00000000000b',
      kind: 'deposit',
      cents: 20_000,
      dueOn: null,
      paidOn: '2026-11-01',
    },
  ],
});
const sources = (change: Partial<ItinerarySources> = {}): ItinerarySources => ({
  trip,
  days: [dayOf(date), dayOf(next, { kind: 'rest', parks: [] })],
  items: [dinner, fireworks, wish],
  bookings: [flight, hotel],
  catalogue: undefined,
  ports: [],
  papers: [{ id: 'policy', text: 'Travel insurance: Policy, valid until Apr 30, 2027' }],
  ...change,
});
const choices = (change: Partial<ItineraryChoices> = {}): ItineraryChoices => ({
  title: 'The Brubakers at the parks',
  message: 'So happy for you!',
  contacts: 'Front desk (407) 555-0111\n\n',
  sections: itinerarySections,
  dayWords: { [next]: 'Sleep in.' },
  ...change,
});
const make = (source: Partial<ItinerarySources> = {}, choice: Partial<ItineraryChoices> = {}) =>
  makeItinerary(sources(source), choices(choice));
const full = make();
const usual = {
  id: 'usual muster',
  when: '4:00 PM',
  title: 'Muster',
  facts: '',
  note: null,
  isUsual: true,
  at: null,
};

describe('an itinerary', () => {
  it('has each number once, apart from the days', () => {
    expect(full.numbers.map(({ title, value }) => `${title}: ${value}`)).toEqual([
      'Delta 1187, airline locator: HK7Q2L',
      'Pop Century, confirmation: 99001122',
      'Dinner at Sci-Fi, confirmation: DIN-4711',
    ]);
    const rest = JSON.stringify({ ...full, numbers: [] });
    for (const number of ['HK7Q2L', '99001122', 'DIN-4711', 'STAY-77']) expect(rest).not.toContain(number);
    expect(make({ bookings: [] }).numbers.map(({ value }) => value)).toEqual(['STAY-77', 'DIN-4711']);
  });

  it('knows the time and zone of what has one, for a calendar', () => {
    const rows = full.days[0]?.rows ?? [];
    expect(rows.map(({ title, at: time }) => [title, time?.time, time?.zone])).toEqual([
      ['Fly: Delta 1187', '06:05', 'America/Chicago'],
      ['Land: Delta 1187', '10:28', 'America/New_York'],
      ['Dinner at Sci-Fi', '17:40', 'America/New_York'],
      ['Check in: Pop Century', '15:00', 'America/New_York'],
      ['Fantasmic!', '21:00', 'America/New_York'],
    ]);
  });

  it('has only the sections that are on', () => {
    expect(full.lists.map(({ key }) => key)).toEqual([
      'bookings',
      'payments',
      'papers',
      'wishes',
      'contacts',
    ]);
    const bare = make({}, { sections: [] });
    expect([bare.days, bare.lists, bare.numbers]).toEqual([[], [], []]);
    expect(full.lists.find(({ key }) => key === 'payments')?.lines.map(({ text }) => text)).toEqual([
      'Pop Century, final payment: $2,140.00, due Mon, Mar 1',
      'Pop Century, deposit: $200.00, paid Sun, Nov 1',
    ]);
  });

  it('prints every text that the page shows', () => {
    const paper = JSON.stringify(toItineraryPaper(full, full.numbers));
    const texts = [
      full.title,
      full.message ?? '',
      full.dates,
      ...full.days.flatMap(({ label, title, words, remarks, hours, rows }) => [
        label,
        title,
        words ?? '',
        ...remarks,
        ...hours,
        ...rows.flatMap((row) => [row.when, row.title, row.facts, row.note ?? '']),
      ]),
      ...full.lists.flatMap(({ lines }) => lines.map(({ text }) => text)),
      ...full.numbers.flatMap(({ title, value }) => [title, value]),
    ];
    for (const text of texts) expect(paper).toContain(JSON.stringify(text).slice(1, -1));
    expect(JSON.stringify(toItineraryPaper(full, []))).not.toContain('HK7Q2L');
  });

  it('names its file in letters that every system takes', () => {
    expect(formatItineraryFile('Brubaker', '2027-01-26')).toBe('Brubaker-2027-01-26');
    expect(formatItineraryFile('Peña O’Neil / "x"', '2027-01-26')).toBe('Pena-O-Neil-x-2027-01-26');
    expect(formatItineraryFile('王', '2027-01-26')).toBe('Itinerary-2027-01-26');
  });
});

describe('changes since the last publication', () => {
  it('are none for the same trip, however a database ordered its properties', () => {
    const reverse = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reverse)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, each]) => [key, reverse(each)]),
            )
          : value;
    const withUsual = (view: ItineraryView): ItineraryView => ({
      ...view,
      days: view.days.map((day) => ({ ...day, rows: [...day.rows, usual] })),
    });
    expect(listItineraryChanges(withUsual(full), reverse(withUsual(make())) as ItineraryView)).toEqual([]);
  });

  it('say what moved, came and went', () => {
    const later = { ...dinner, time: '18:10' };
    const snack = item({ title: 'Dole Whip', date, time: null, details: { kind: 'show' } });
    expect(listItineraryChanges(full, make({ items: [later, snack, wish] }))).toEqual([
      'Dinner at Sci-Fi moved to 6:10 PM',
      'New on Sun, Apr 4: Dole Whip, any time',
      'Fantasmic! on Sun, Apr 4 is off the plan',
    ]);
    const away = { ...fireworks, date: next };
    expect(listItineraryChanges(full, make({ items: [dinner, away, wish] }))[0]).toBe(
      'Fantasmic! moved to Mon, Apr 5, 9:00 PM',
    );
  });

  it('name numbers without their values', () => {
    const other = { ...flight, numbers: [{ role: 'locator' as const, value: 'ZZ9PLZ' }] };
    const changes = listItineraryChanges(full, make({ bookings: [other, hotel] }));
    expect(changes).toEqual(['Another number: Delta 1187, airline locator']);
  });

  it('name the agent’s own words and switches', () => {
    const changed = make(
      {},
      {
        title: 'Brubaker spring break',
        message: '',
        contacts: 'Front desk (407) 555-0111\nDriver (407) 555-0222',
        sections: itinerarySections.filter((section) => section !== 'payments'),
        dayWords: { [date]: 'Bring layers.' },
      },
    );
    expect(listItineraryChanges(full, changed)).toEqual([
      'The title is now “Brubaker spring break”',
      'The words at the top changed',
      'A note for Sun, Apr 4',
      'The note for Mon, Apr 5 is gone',
      'New under “Good to have on hand”: Driver (407) 555-0222',
      '“Payments” is no longer shown',
    ]);
  });

  it('are never empty while anything differs', () => {
    const others: ItinerarySources['bookings'][] = [
      [flight],
      [flight, hotel, aBooking({ kind: 'other', title: 'Photo pass', start: at(date, null) })],
      [flight, { ...hotel, start: { ...hotel.start, time: '16:00' } }],
    ];
    for (const bookings of others) expect(listItineraryChanges(full, make({ bookings }))).not.toEqual([]);
    expect(
      listItineraryChanges(full, make({ days: [dayOf(date, { note: 'Early night' }), dayOf(next)] })),
    ).not.toEqual([]);
  });
});

describe('a cover and a packing list', () => {
  const drawn = { drawing: 'ship', photoId: null, alt: 'A ship' } as const;
  const photo = { drawing: null, photoId: '00000000-0000-4000-8000-00000000000c', alt: 'All of us' };
  const packing = [
    { id: 'a', text: 'Rain ponchos' },
    { id: 'b', text: 'Sunscreen' },
  ];

  it('are part of the view, the paper and the changes once they are on', () => {
    expect(make({ packing }, { showsPacking: false })).not.toHaveProperty('packing');
    expect(make({ packing: [] }, { showsPacking: true })).not.toHaveProperty('packing');
    const plain = make();
    const full = make({ packing }, { showsPacking: true, cover: drawn });
    expect(full).toMatchObject({ packing, cover: drawn });
    expect(toItineraryPaper(full, []).lists).toContainEqual({
      title: 'To pack',
      lines: ['Rain ponchos', 'Sunscreen'],
    });
    expect(listItineraryChanges(plain, full)).toEqual(['It has a cover now', '“To pack” is shown now']);
    expect(listItineraryChanges(full, plain)).toEqual(['The cover is gone', '“To pack” is no longer shown']);
    expect(listItineraryChanges(full, { ...full, cover: photo, packing: packing.slice(1) })).toEqual([
      'It has another cover',
      'No longer under “To pack”: Rain ponchos',
    ]);
    expect(listItineraryChanges(full, { ...full, cover: { ...drawn, alt: 'Ours' } })).toEqual([
      'The description of the cover changed',
    ]);
  });

  it('leave only the cover to the souvenir', () => {
    const after = toSouvenir(make({ packing }, { showsPacking: true, cover: drawn }));
    expect(after.cover).toEqual(drawn);
    expect(after).not.toHaveProperty('packing');
  });

  it('leave what is for one person, and numbers of cards and papers, with the family', () => {
    const task = { topic: 'packing', person: null } as const;
    expect(
      listItineraryPacking([
        { ...task, id: 's', title: 'Sunscreen' },
        { ...task, id: 'p', title: 'Ponchos' },
        { ...task, id: 'm', title: 'Mia’s medicine', person: 'mia' },
        { ...task, id: 'c', title: 'Card 4111 1111 1111 1111' },
        { ...task, id: 'h', title: 'Water the plants', topic: 'home' },
        ...Array.from({ length: 120 }, (_, index) => ({ ...task, id: String(index), title: 'Zip bag' })),
      ]),
    ).toHaveLength(100);
    expect(
      listItineraryPacking([
        { ...task, id: 's', title: 'Sunscreen' },
        { ...task, id: 'p', title: 'Ponchos' },
        { ...task, id: 'm', title: 'Mia’s medicine', person: 'mia' },
        { ...task, id: 'c', title: 'Card 4111 1111 1111 1111' },
        { ...task, id: 'h', title: 'Water the plants', topic: 'home' },
      ]).map(({ text }) => text),
    ).toEqual(['Ponchos', 'Sunscreen']);
  });

  it('draw every picture inside of its box, with a name and words of its own', () => {
    const pictures = Object.values(coverPictures);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { shapes } of pictures) {
      expect(shapes[0]?.path).toBe('M0 0h1200v420h-1200Z');
      for (const { path, color } of shapes) {
        expect(path).toMatch(/^[MLHVQTAZahvqtl\d\s.-]+$/);
        expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });
});
