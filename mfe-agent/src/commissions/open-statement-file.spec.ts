import { webcrypto } from 'node:crypto';
import { openStatementFile } from './open-statement-file';

beforeAll(() => {
  if (!globalThis.crypto.subtle)
    Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
});

const open = (text: string) => openStatementFile(new File([text], 'payout.csv'));

it.each([
  [
    'a million columns',
    `Confirmation,Commission${',x'.repeat(1_000_000)}\nA1,10.00`,
    /has 1,000,002 columns/,
  ],
  [
    'a row far wider than its headings',
    `Confirmation,Commission\nA1,10.00${',x'.repeat(600)}`,
    /has 602 columns. We read at most 500/,
  ],
  ['more lines than a statement has', `Confirmation,Commission\n${'A1,10.00\n'.repeat(2_001)}`, /has 2,001/],
  ['a PDF', '%PDF-1.7', /CSV or Excel/],
])('says what to do with %s', async (_, text, problem) => {
  expect(await open(text)).toEqual({ problem: expect.stringMatching(problem) });
});

it('takes no formula for an amount, and says which row holds it', async () => {
  const opened = await open('Confirmation,Commission\nA1,10.00\nA2,=10+5\nA3,"=""12.50"""');
  if ('problem' in opened) throw new Error(opened.problem);
  expect(opened.lines.map(({ number, cents }) => [number, cents])).toEqual([
    ['A1', 10_00],
    ['A3', 12_50],
  ]);
  expect(opened.unread).toEqual([{ line: 3, text: '=10+5' }]);
});
