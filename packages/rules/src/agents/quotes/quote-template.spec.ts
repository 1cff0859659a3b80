import type { QuoteOption } from '@landsea/contracts/agents';
import { QuoteTemplateOption } from '@landsea/contracts/agents';
import { checkQuote } from './check-quote.js';
import { formatExtra } from './compare-options.js';
import { findNamesIn, findTemplateSecrets, makeOptionsOf, makeTemplateOptions } from './quote-template.js';

const id = (n: number) => `a0000000-0000-4000-8000-00000000000${String(n)}`;
const option: QuoteOption = {
  ...{ id: id(1), kind: 'stay', title: 'By the lagoon', place: 'Polynesian Village', room: 'Garden view' },
  ...{ startDate: '2027-03-14', endDate: '2027-03-19', port: '', tickets: '4-day Park Hopper', dining: '' },
  ...{ inclusions: ['Early entry'], totalCents: 600_001, isAbout: true, priceDate: '2026-11-20' },
  ...{ depositCents: 20_000, depositDueOn: '2026-12-01', finalDueOn: '2027-02-12', note: 'Near the bus' },
  ...{ isRecommended: true, commissionCents: 48_123, photo: { id: id(5), alt: 'Jen at the pool' } },
  addons: [{ id: id(8), title: 'Memory Maker', cents: 18_500, note: '' }],
};

const make = (startDate: string | null, keepsPrices = false) => {
  let made = 0;
  return makeOptionsOf(
    makeTemplateOptions([option], keepsPrices),
    startDate,
    () => `id ${String((made += 1))}`,
  );
};

it('keeps what an option offers, with days that count, and nothing of one client', () => {
  const [kept] = makeTemplateOptions([option], false);
  expect(QuoteTemplateOption.parse(kept)).toEqual(kept);
  expect(kept).toMatchObject({ nights: 5, finalDaysBefore: 30, totalCents: null, depositCents: null });
  expect(kept?.addons).toEqual([{ title: 'Memory Maker', cents: null, note: '' }]);
  expect(JSON.stringify(kept)).not.toMatch(/2027|2026|48123|Jen|photo|commission|600001/);
});

it('becomes an option with the dates of another trip, and prices only where it keeps them', () => {
  const [empty] = make('2028-01-10');
  expect(empty).toMatchObject({ startDate: '2028-01-10', endDate: '2028-01-15', finalDueOn: '2027-12-11' });
  expect(empty).toMatchObject({
    id: 'id 1',
    totalCents: null,
    isAbout: false,
    commissionCents: null,
    photo: null,
  });
  const [priced] = make('2028-01-10', true);
  expect(priced).toMatchObject({ totalCents: 600_001, depositCents: 20_000, place: 'Polynesian Village' });
  expect(priced?.addons).toEqual([{ id: 'id 2', title: 'Memory Maker', cents: 18_500, note: '' }]);
  expect(make(null)[0]).toMatchObject({ startDate: null, endDate: null, finalDueOn: null });
});

it('is not sent while an extra of it has no price', () => {
  const quote = { title: '', message: '', expiresAt: '2027-12-01T00:00:00.000Z' };
  const now = new Date('2026-11-29T12:00:00Z');
  const [unpriced] = make('2028-01-10');
  const options = unpriced ? [{ ...unpriced, totalCents: 5 }] : [];
  expect(checkQuote({ ...quote, options }, now)).toEqual([
    { path: 'options.0.addons', message: 'Enter what “Memory Maker” costs' },
  ]);
  const gifts = options.map((kept) => ({ ...kept, addons: kept.addons.map((it) => ({ ...it, cents: 0 })) }));
  expect(checkQuote({ ...quote, options: gifts }, now)).toEqual([]);
  expect(gifts[0]?.addons.map(formatExtra)).toEqual(['Memory Maker, free']);
});

it('holds no card number, and finds the names of the client', () => {
  const [kept] = makeTemplateOptions([{ ...option, note: 'For Jen: 4111 1111 1111 1111' }], false);
  if (!kept) throw new Error('no option');
  expect(findTemplateSecrets([kept])).toMatchObject([{ path: 'options.0.note' }]);
  expect(findNamesIn([kept], ['Jen', 'Brubaker', 'a'])).toEqual(['Jen']);
});
