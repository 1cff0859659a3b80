import type { PublicQuoteOption, QuoteOption, QuoteState } from '@landsea/contracts/agents';
import { quoteStates } from '@landsea/contracts/agents';
import { checkQuote } from './check-quote.js';
import { compareOptions } from './compare-options.js';
import { toPublicQuote } from './public-quote.js';
import { toQuotePaper } from './quote-paper.js';
import { describeClosedQuote, getQuoteState, mayQuote, quoteActions } from './quote-state.js';
import { sumQuoteOption } from './quote-totals.js';

const id = (n: number) => `a0000000-0000-4000-8000-00000000000${String(n)}`;
type Option = Omit<QuoteOption, 'photo' | 'addons'> & Pick<PublicQuoteOption, 'addons'>;
const anOption = (over: Partial<Option> = {}): Option => ({
  id: id(1),
  kind: 'stay',
  title: 'By the lagoon',
  startDate: '2027-03-14',
  endDate: '2027-03-19',
  place: 'Polynesian Village',
  room: 'Garden view',
  port: '',
  tickets: '4-day Park Hopper',
  dining: '',
  inclusions: ['Early entry'],
  totalCents: 600_001,
  isAbout: false,
  priceDate: '2026-11-20',
  depositCents: 20_000,
  depositDueOn: '2026-12-01',
  finalDueOn: '2027-02-12',
  note: '',
  isRecommended: false,
  addons: [{ id: id(8), title: 'Memory Maker', cents: 18_500, note: '' }],
  commissionCents: 48_123,
  ...over,
});
const expiresAt = '2026-12-04T04:59:59.000Z';
const aQuote = (over: object = {}) => ({
  title: 'Spring',
  message: 'Hello',
  people: 4,
  expiresAt,
  zone: 'America/New_York',
  options: [anOption()],
  ...over,
});
const now = new Date('2026-11-29T12:00:00Z');

describe('the state of a quote', () => {
  const at = (offset: number) => new Date(new Date(expiresAt).getTime() + offset);
  const stored = (state: QuoteState) => ({ state, expiresAt: new Date(expiresAt) });

  it('ends at its second, unless the client answered before', () => {
    expect(getQuoteState(stored('sent'), at(-1))).toBe('sent');
    expect(getQuoteState(stored('sent'), at(0))).toBe('expired');
    expect(getQuoteState(stored('seen'), at(0))).toBe('expired');
    for (const state of ['draft', 'accepted', 'declined', 'withdrawn'] as const)
      expect(getQuoteState(stored(state), at(1))).toBe(state);
  });

  it('lets a client answer an open offer only, and an agent take back an answer only', () => {
    const statesFor = (action: (typeof quoteActions)[number]) =>
      quoteStates.filter((state) => mayQuote(action, state));
    expect(statesFor('accept')).toEqual(['sent', 'seen']);
    expect(statesFor('decline')).toEqual(['sent', 'seen']);
    expect(statesFor('reverse')).toEqual(['accepted', 'declined']);
    expect(statesFor('edit')).not.toContain('accepted');
    expect(statesFor('accept-by-phone')).toContain('expired');
    expect(statesFor('withdraw')).not.toContain('draft');
  });

  it('has a sentence for whoever comes too late', () => {
    for (const state of quoteStates)
      expect(describeClosedQuote(state) === '').toBe(mayQuote('accept', state));
  });
});

describe('the public side of a quote', () => {
  it('holds no commission, whatever an option carries', () => {
    const frozen = toPublicQuote(aQuote());
    expect(JSON.stringify(frozen)).not.toMatch(/commission|48123/i);
    expect(frozen.options[0]).toMatchObject({ place: 'Polynesian Village', totalCents: 600_001 });
  });
});

describe('totals', () => {
  it('add the chosen extras, and give shares that never fall short of the total', () => {
    expect(sumQuoteOption(anOption(), 4)).toEqual({
      totalCents: 600_001,
      perPersonCents: 150_001,
      perNightCents: 120_001,
    });
    expect(sumQuoteOption(anOption(), 4, [id(8), id(9)])?.totalCents).toBe(618_501);
  });

  it('know no price per night of a day, and nothing without a price', () => {
    expect(sumQuoteOption(anOption({ endDate: '2027-03-14' }), 4)?.perNightCents).toBeNull();
    expect(sumQuoteOption(anOption({ totalCents: null }), 4)).toBeUndefined();
  });
});

describe('the comparison', () => {
  const cruise = anOption({
    id: id(2),
    kind: 'cruise',
    place: 'Disney Wish',
    room: 'garden VIEW ',
    port: 'Port Canaveral',
    tickets: '',
    isAbout: true,
  });
  const rows = compareOptions([anOption(), cruise], 4);
  const row = (key: string) => rows.find((each) => each.key === key);

  it('marks what differs, and not how it is typed', () => {
    expect(row('place')).toMatchObject({ differs: true, values: ['Polynesian Village', 'Disney Wish'] });
    expect(row('room')?.differs).toBe(false);
    expect(row('dates')).toMatchObject({ differs: false });
    expect(row('port')?.values).toEqual(['', 'Port Canaveral']);
  });

  it('names a row by what all options are', () => {
    const labels = (options: Option[]) =>
      compareOptions(options, 4)
        .filter(({ key }) => key === 'place' || key === 'room')
        .map(({ label }) => label);
    expect(labels([anOption(), cruise])).toEqual(['Hotel or ship', 'Room']);
    expect(labels([anOption(), anOption()])).toEqual(['Hotel', 'Room']);
    expect(labels([cruise])).toEqual(['Ship', 'Stateroom']);
  });

  it('says about for an estimate, and leaves out what no option names', () => {
    expect(row('total')?.values).toEqual(['$6,000.01', 'about $6,000.01']);
    expect(row('dining')).toBeUndefined();
    expect(compareOptions([anOption()], 1).map(({ key }) => key)).not.toContain('per-person');
    expect(row('deposit')?.values[0]).toBe('$200.00 by Dec 1, 2026');
  });
});

describe('a quote that is to be sent', () => {
  const pathsOf = (over: object) => checkQuote(aQuote(over), now).map(({ path }) => path);

  it('needs options with a name, a place, dates and a price, and an end ahead', () => {
    expect(checkQuote(aQuote(), now)).toEqual([]);
    expect(pathsOf({ options: [], expiresAt: null })).toEqual(['options', 'expiresAt']);
    expect(pathsOf({ expiresAt: now.toISOString() })).toEqual(['expiresAt']);
    const empty = anOption({ title: '', place: '', startDate: null, endDate: null, totalCents: null });
    expect(pathsOf({ options: [empty] })).toEqual(
      ['title', 'place', 'startDate', 'endDate', 'totalCents'].map((field) => `options.0.${field}`),
    );
  });

  it('has dates and amounts that fit each other', () => {
    expect(pathsOf({ options: [anOption({ endDate: '2027-03-14' })] })).toEqual(['options.0.endDate']);
    expect(pathsOf({ options: [anOption({ endDate: '2027-06-14' })] })).toEqual(['options.0.endDate']);
    expect(pathsOf({ options: [anOption({ depositCents: 600_002 })] })).toEqual(['options.0.depositCents']);
    expect(pathsOf({ options: [anOption({ finalDueOn: '2026-11-30' })] })).toEqual(['options.0.finalDueOn']);
    const both = [anOption({ isRecommended: true }), anOption({ id: id(2), isRecommended: true })];
    expect(pathsOf({ options: both })).toEqual(['options']);
  });

  it('holds no card number', () => {
    expect(pathsOf({ message: 'Use 4111 1111 1111 1111' })).toEqual(['message']);
  });
});

describe('the photo of an option', () => {
  const publicPhoto = (photo: QuoteOption['photo'], over: Partial<QuoteOption> = {}) =>
    toPublicQuote(aQuote({ options: [{ ...anOption(), photo, ...over }] })).options[0];

  it('says what it shows, else the name of the place', () => {
    expect(publicPhoto({ id: id(5), alt: 'The pool' })?.photo).toEqual({ id: id(5), alt: 'The pool' });
    expect(publicPhoto({ id: id(5), alt: '' })?.photo?.alt).toBe('Polynesian Village');
    expect(publicPhoto({ id: id(5), alt: '' }, { place: '' })?.photo?.alt).toBe('By the lagoon');
  });

  it('leaves no trace in a quote without one, whose hash stays what it was', () => {
    expect(publicPhoto(null)).not.toHaveProperty('photo');
    expect(publicPhoto(undefined)).not.toHaveProperty('photo');
  });

  it('says no card number, and is on paper', () => {
    const option = { ...anOption(), photo: { id: id(5), alt: '4111 1111 1111 1111' } };
    expect(checkQuote(aQuote({ options: [option] }), now)).toHaveLength(1);
    const quote = toPublicQuote(aQuote({ options: [{ ...option, photo: { id: id(5), alt: 'The pool' } }] }));
    const paper = toQuotePaper(quote, { number: 7, state: 'open', end: 'Dec 3' });
    expect(paper.lists[0]?.picture).toEqual({ id: id(5), alt: 'The pool' });
  });
});

it('is on paper what the client has, and nothing of the agent’s own', () => {
  const inclusions = ['Early entry', 'Two pools'];
  const option = anOption({ isRecommended: true, note: 'Near the bus', inclusions });
  const quote = toPublicQuote(aQuote({ options: [option] }));
  const paper = toQuotePaper(quote, { number: 7, state: 'newer', end: 'Dec 3, 2026' });
  expect(paper).toMatchObject({
    name: 'Spring',
    dates: 'Quote 7 · for 4 people · valid until Dec 3, 2026',
    bookings: ['A newer offer replaces this one.', 'Hello'],
    days: [],
  });
  expect(paper.lists[0]?.title).toBe('By the lagoon (recommended)');
  expect(paper.lists[0]?.lines).toEqual(
    expect.arrayContaining([
      'Included: Early entry; Two pools',
      'Total: $6,000.01',
      'Near the bus',
      'Extra: Memory Maker, $185.00',
    ]),
  );
  expect(JSON.stringify(paper)).not.toMatch(/commission|48123|481\.23/i);
});
