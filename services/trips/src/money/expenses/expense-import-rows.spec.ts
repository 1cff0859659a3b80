import { randomUUID } from 'node:crypto';
import { readImportRows } from './expense-import-rows.js';

const row = (change: object = {}) => ({
  id: randomUUID(),
  category: 'misc',
  what: 'Sunscreen',
  amountCents: 1_250,
  day: '2027-03-14',
  ...change,
});
const rows = (count: number): object[] => Array.from({ length: count }, () => row());

describe('readImportRows', () => {
  it('gives other work its turn at least every 200 rows', async () => {
    let turns = 0;
    let goesOn = true;
    const otherWork = (): void => {
      turns += 1;
      if (goesOn) setImmediate(otherWork);
    };
    setImmediate(otherWork);
    expect(await readImportRows(rows(5_000))).toHaveLength(5_000);
    goesOn = false;
    expect(turns).toBeGreaterThanOrEqual(24);
  });

  it('names the row and the field of each problem, and refuses rows that repeat', async () => {
    const table = [
      row(),
      row({ amountCents: 0 }),
      row({ repeat: { every: 'week', until: '2027-04-14' } }),
      'not a row',
    ];
    await expect(readImportRows(table)).rejects.toMatchObject({
      error: {
        code: 'VALIDATION_FAILED',
        fields: [
          { path: 'expenses.1.amountCents', message: 'Enter an amount over zero' },
          { path: 'expenses.2.repeat', message: 'A row of a table cannot repeat' },
          { path: 'expenses.3', message: expect.any(String) },
        ],
      },
    });
  });

  it('stops after fifty problems', async () => {
    const failing = Array.from({ length: 5_000 }, () => row({ amountCents: 0 }));
    const reading = readImportRows(failing);
    await expect(reading).rejects.toMatchObject({ error: { fields: { length: 50 } } });
  });
});
