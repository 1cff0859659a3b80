import { CreateExpense } from '@landsea/contracts/money';
import { anExpense, lineId } from '../../../testing/trip-fixtures';
import { divideRows } from './known-rows';

const row = (at: number, change: object = {}): CreateExpense =>
  CreateExpense.parse({
    id: lineId(at),
    category: 'misc',
    what: 'Mickey bars',
    amountCents: 1250,
    day: '2027-03-14',
    ...change,
  });
const idsOf = (rows: readonly CreateExpense[]) => rows.map(({ id }) => id);
const typed = anExpense({ id: lineId(90) });

it('knows a row by its day, amount and words, whoever typed them', () => {
  const rows = [
    row(1, { what: ' mickey Bars' }),
    row(2, { day: '2027-03-15' }),
    row(3, { amountCents: 1251 }),
    row(4, { what: 'Mickey bar' }),
  ];
  const { fresh, known } = divideRows(rows, [typed]);
  expect(idsOf(fresh)).toEqual([lineId(2), lineId(3), lineId(4)]);
  expect(known).toHaveLength(1);
});

it('takes one expense for one row only, and for none that somebody else paid', () => {
  expect(idsOf(divideRows([row(1), row(2)], [typed]).fresh)).toEqual([lineId(2)]);
  expect(idsOf(divideRows([row(1, { paidBy: 'Sam' }), row(2, { paidBy: 'Robin' })], [typed]).fresh)).toEqual([
    lineId(1),
  ]);
});

it('knows a row that was imported before and changed since, and leaves the others theirs', () => {
  const changed = anExpense({ id: lineId(1), what: 'Two bars' });
  const imported = anExpense({ id: lineId(2) });
  expect(divideRows([row(1), row(2)], [changed, imported]).fresh).toEqual([]);
  expect(idsOf(divideRows([row(1), row(2)], [imported]).fresh)).toEqual([lineId(1)]);
});

it('gives a row that is wanted once more an id of its own, the same whenever it is sent', () => {
  const onceMore = (expenses: Parameters<typeof divideRows>[1]) =>
    divideRows([row(1)], expenses).known[0]?.id;
  const imported = anExpense({ id: lineId(1) });
  const second = onceMore([imported]) ?? '';
  expect(onceMore([imported])).toBe(second);
  const third = onceMore([imported, anExpense({ id: second })]);
  expect(new Set([lineId(1), second, third]).size).toBe(3);
});
