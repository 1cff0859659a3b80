import { needsQuotes, RUNS_AS_FORMULA } from './index.js';

it.each([
  '=1+1',
  '+SUM(A1)',
  '+1 ticket',
  '-2',
  '-4075550123',
  '@import',
  '\tx',
  '  =1',
  '＝1',
  "'=1",
  '+1',
  '+1\t407 5550123',
  '+1 407 555 0123=1',
])('takes %j for what a spreadsheet would run', (text) => {
  expect(RUNS_AS_FORMULA.test(text)).toBe(true);
});

it.each([
  '+1 407 555 0123',
  '+44 (0)20 7946 0958',
  '+1-407-555-0123',
  '+4930.1234567',
  '(407) 555-0123',
  "'quoted",
  'tea',
])('leaves %j as it is', (text) => {
  expect(RUNS_AS_FORMULA.test(text)).toBe(false);
});

it('quotes what another program would divide', () => {
  expect(['a;b', 'a\tb', 'a,b', 5].map(needsQuotes)).toEqual([true, true, false, false]);
});
