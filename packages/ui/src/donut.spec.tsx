import { render, screen } from '@testing-library/react';
import { Donut } from './donut';
import { donutArcs } from './donut-arcs';

const slices = [
  { label: 'Dining', value: 300 },
  { label: 'Snacks', value: 0 },
  { label: 'Tickets', value: 900 },
];

describe('donutArcs', () => {
  it('gives each slice its share in order and keeps its index', () => {
    expect(donutArcs(slices).map(({ index, share, start }) => ({ index, share, start }))).toEqual([
      { index: 0, share: 0.25, start: 0 },
      { index: 2, share: 0.75, start: 25 },
    ]);
  });

  it('closes the ring for a single slice', () => {
    expect(donutArcs([{ label: 'All', value: 5 }])[0]?.length).toBe(100);
  });

  it('never draws past the next slice', () => {
    const arcs = donutArcs(Array.from({ length: 11 }, (_, n) => ({ label: `${n}`, value: n + 1 })));
    arcs.slice(1).forEach((arc, n) => {
      const before = arcs[n];
      expect((before?.start ?? 0) + (before?.length ?? 0)).toBeLessThanOrEqual(arc.start);
    });
  });

  it('is empty for nothing', () => expect(donutArcs([{ label: 'None', value: 0 }])).toEqual([]));
});

describe('Donut', () => {
  it('says its shares in words', () => {
    render(<Donut label="Spent" slices={slices} />);
    expect(screen.getByRole('img', { name: 'Spent: Dining 25%, Tickets 75%' })).toBeInTheDocument();
  });

  it('says so when there is nothing', () => {
    render(<Donut label="Spent" slices={[]} />);
    expect(screen.getByRole('img', { name: 'Spent: nothing yet' })).toBeInTheDocument();
  });
});
