import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPrice, salePrices } from '@landsea/contracts/billing';

const root = join(__dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rows = read('docs/error-texts.md')
  .split('\n')
  .flatMap((line) => {
    const [text, saidBy, provokedBy] = [...line.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);
    return line.startsWith('|') && text && saidBy && provokedBy ? [{ text, saidBy, provokedBy }] : [];
  });

/** A source with the prices that its texts are written with. */
const readWithPrices = (path: string): string =>
  Object.entries(salePrices).reduce(
    (text, [name, cents]) => text.replaceAll(`\${formatPrice(salePrices.${name})}`, formatPrice(cents)),
    read(path),
  );

test('the whole catalogue is there', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)('$text', ({ text, saidBy, provokedBy }) => {
  const isQuoted = (path: string) => readWithPrices(path).includes(text);
  expect({ [saidBy]: isQuoted(saidBy), [provokedBy]: isQuoted(provokedBy) }).toEqual({
    [saidBy]: true,
    [provokedBy]: true,
  });
});
