import { countOpenCents, findCommissionDue, judgeCommission } from './judge-commission.js';

const judge = (over: object, today = '2027-03-20') =>
  judgeCommission(
    {
      ...{ ownCents: 400_00, receivedCents: 0, endsOn: '2027-03-14', dueOn: '2027-04-13' },
      ...{ settledNote: null, lines: 0 },
      ...over,
    },
    today,
  );

it('waits for travel, then for the supplier, then is overdue', () => {
  expect(judge({}, '2027-03-14')).toBe('ahead');
  expect(judge({}, '2027-03-15')).toBe('waiting');
  expect(judge({}, '2027-04-13')).toBe('waiting');
  expect(judge({}, '2027-04-14')).toBe('overdue');
});

it('knows what came of it', () => {
  expect(judge({ receivedCents: 400_00, lines: 1 })).toBe('paid');
  expect(judge({ receivedCents: 399_99, lines: 1 })).toBe('paid');
  expect(judge({ receivedCents: 399_98, lines: 1 })).toBe('part');
  expect(judge({ receivedCents: 100_00, lines: 1 }, '2027-05-01')).toBe('short');
  expect(judge({ receivedCents: 500_00, lines: 1 })).toBe('over');
  expect(judge({ receivedCents: 0, lines: 2 })).toBe('reversed');
  expect(judge({ receivedCents: -5, lines: 1 })).toBe('reversed');
  expect(judge({ receivedCents: 100_00, lines: 1, settledNote: 'Lower fare' }, '2027-05-01')).toBe('settled');
});

it('says nothing of an amount that nobody entered, and of a canceled booking what must go back', () => {
  expect(judge({ ownCents: null }, '2028-01-01')).toBe('unknown');
  expect(judge({ ownCents: 0, receivedCents: 400_00, lines: 1 })).toBe('over');
  expect(judge({ ownCents: 0, receivedCents: 0, lines: 2 })).toBe('paid');
});

it('is due days after travel, and open until it came', () => {
  expect(findCommissionDue('2027-03-14', 30)).toBe('2027-04-13');
  expect(findCommissionDue('2027-03-14', null)).toBe('2027-05-13');
  expect(countOpenCents({ state: 'short', ownCents: 400_00, receivedCents: 100_00 })).toBe(300_00);
  expect(countOpenCents({ state: 'settled', ownCents: 400_00, receivedCents: 100_00 })).toBe(0);
});
