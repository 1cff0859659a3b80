import type { BestOrder, BestOrderStop } from '@landsea/contracts/planning';
import { render, screen, within } from '@testing-library/react';
import { BestOrderResult } from './best-order-result';

const totals = { waiting: 60, walking: 20, idle: 0, riding: 30, end: 1200, leftOut: 0 };
const range = { expected: totals, low: totals, typical: totals, peak: totals };

const aStop = (change: Partial<BestOrderStop> = {}): BestOrderStop => ({
  itemIds: ['00000000-0000-4000-8000-000000000001'],
  title: 'Haunted Mansion',
  time: '14:40',
  start: '15:00',
  end: '15:10',
  walk: 6,
  idle: 0,
  wait: 20,
  ride: 10,
  way: 'line',
  keepsTime: false,
  ...change,
});

const rows = (stops: BestOrderStop[], isWholeDay = true): (string | null)[] => {
  const order: BestOrder = {
    date: '2027-03-14',
    crowd: 'typical',
    proven: true,
    isBetter: true,
    stops: stops.map((stop, index) => ({
      ...stop,
      itemIds: [`00000000-0000-4000-8000-00000000000${index}`],
    })),
    current: range,
    best: range,
    dropped: [],
    changes: [],
    needsHopper: false,
  };
  render(
    <BestOrderResult
      order={order}
      weighed={{ goal: 'least-effort', walkingWeight: 0.5 }}
      isWholeDay={isWholeDay}
    />,
  );
  return within(screen.getByRole('list', { name: 'Best order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('a proposal', () => {
  const busy = aStop();

  it('names long free time from when to when, with what it is good for', () => {
    const [, long, short] = rows([
      busy,
      aStop({ free: { from: '15:10', until: '18:30' } }),
      aStop({ free: { from: '19:00', until: '20:15' } }),
    ]);
    expect(long).toContain('3:10 PMFree until 6:30 PM. Nap, pool or something from your list?');
    expect(short).toContain('7:00 PMFree until 8:15 PM. A snack, a stroll or something from your list?');
  });

  it('says to come later where the day begins with free time', () => {
    const late = aStop({ free: { from: '13:00', until: '14:34' } });
    expect(rows([late, busy])[0]).toContain(
      '1:00 PMNothing before 2:34 PM: come later, or add one of your wishes',
    );
  });

  it('says nothing of coming later in the middle of a day', () => {
    const late = aStop({ free: { from: '13:00', until: '14:34' } });
    expect(rows([late, busy], false)[0]).toContain('Free until 2:34 PM. A snack');
  });

  it('says nothing of free time where there is none', () => {
    expect(rows([busy, aStop({ free: null })]).join()).not.toMatch(/Free|Nothing before/);
  });

  it('leaves for the other park at its own time, not at the time of the ride', () => {
    const parkChange = { to: 'epcot', by: 'monorail', minutes: 54 } as const;
    const [, hop] = rows([busy, aStop({ walk: 54, parkChange })]);
    expect(hop).toMatch(/^1:45 PMMonorail to EPCOT, 54 min2:40 PMHaunted Mansion/);
  });
});
