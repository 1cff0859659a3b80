import { needsQuotes, protectCell, restoreCell } from './index.js';

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
  '+1 407 555 0123=1',
  '\u200B=1',
  '\u2060\u00A0@x',
])('marks %j, which a spreadsheet would run', (text) => {
  expect(protectCell(text)).toBe(`'${text}`);
  expect(restoreCell(protectCell(text))).toBe(text);
});

it.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x|=1', "x|'=1"],
  ['x\t@x', "x\t'@x"],
  ['bring\n- hats\r\n- water', "bring\n'- hats\r\n'- water"],
  ['x; \u200B=1', "x; \u200B'=1"],
  ["x;'=1", "x;''=1"],
  ["x;'+1 407 555 0123", "x;''+1 407 555 0123"],
  ['=1;=2', "'=1;'=2"],
  ['+1\t407 5550123;+1', "'+1\t407 5550123;'+1"],
])('marks what would run once %j is divided', (text, safe) => {
  expect(protectCell(text)).toBe(safe);
  expect(restoreCell(safe)).toBe(text);
});

it.each([
  '+1 407 555 0123',
  '+44 (0)20 7946 0958',
  '+1-407-555-0123',
  '+4930.1234567',
  '(407) 555-0123',
  "'quoted",
  'tea',
  'tea; cake',
  'call; +1 407 555 0123',
  '👨‍👩‍👧 2 + 1 = 3',
])('leaves %j as it is', (text) => {
  expect(protectCell(text)).toBe(text);
  expect(restoreCell(text)).toBe(text);
});

it('reads each letter once', () => {
  for (const text of [
    ';'.repeat(200_000),
    ' '.repeat(200_000),
    ';\u200B'.repeat(100_000),
    "'".repeat(200_000),
  ])
    expect(restoreCell(protectCell(text))).toHaveLength(text.length);
});

it('quotes what another program would divide', () => {
  expect(['a;b', 'a\tb', 'a|b', "'=1", 'a,b', 5].map(needsQuotes)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
