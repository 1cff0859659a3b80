import { CreateBudgetLine } from '@landsea/contracts/money';
import { aLine, lineId } from '../../../testing/trip-fixtures';
import { getCategoryCell, makeFirstLine } from './category-cell';

describe('an amount in a category row', () => {
  it('creates a line where there is none', () => {
    expect(getCategoryCell([])).toEqual({ kind: 'creates' });
  });

  it('edits the only line', () => {
    const line = aLine();
    expect(getCategoryCell([line])).toEqual({ kind: 'edits', line });
  });

  it('shows the sum of several', () => {
    expect(getCategoryCell([aLine(), aLine({ id: lineId(2) })])).toEqual({ kind: 'sums', count: 2 });
  });

  it('makes a first line named after its category, with only the typed amount', () => {
    const line = makeFirstLine('snacks-sips', 'spentCents', 1250);
    expect(CreateBudgetLine.parse({ id: lineId(3), ...line })).toMatchObject({
      label: 'Snacks & Sips',
      plannedCents: 0,
      spentCents: 1250,
    });
  });
});
