import { render, screen } from '@testing-library/react';
import { Horizon } from './horizon';
import { listHorizonStretches, placeSun } from './horizon-segments';

describe('listHorizonStretches', () => {
  it('gives land and sea the width of their days', () => {
    expect(
      listHorizonStretches([
        { kind: 'land', days: 3 },
        { kind: 'sea', days: 5 },
      ]),
    ).toEqual([
      { kind: 'land', days: 3, from: 0, width: 37.5 },
      { kind: 'sea', days: 5, from: 37.5, width: 62.5 },
    ]);
  });

  it('joins neighbours of one kind and drops empty ones', () => {
    const stretches = listHorizonStretches([
      { kind: 'land', days: 1 },
      { kind: 'sea', days: 0 },
      { kind: 'land', days: 1 },
      { kind: 'sea', days: 2 },
    ]);
    expect(stretches.map(({ kind, days }) => [kind, days])).toEqual([
      ['land', 2],
      ['sea', 2],
    ]);
  });
});

describe('placeSun', () => {
  it('rises at one end, stands highest at noon and sets at the other', () => {
    expect(placeSun(0).height).toBeCloseTo(0);
    expect(placeSun(0.5)).toEqual({ along: 50, height: 1 });
    expect(placeSun(1).height).toBeCloseTo(0);
    expect(placeSun(0.2).along).toBeLessThan(placeSun(0.3).along);
  });

  it.each([
    [-3, 0],
    [7, 1],
    [Number.NaN, 0],
  ])('holds %p at %p', (progress, held) => expect(placeSun(progress).along).toBe(placeSun(held).along));
});

describe('Horizon', () => {
  it('is a picture when it is described and decoration otherwise', () => {
    const { rerender } = render(
      <Horizon landDays={3} seaDays={4} label="Three land days, four nights at sea" />,
    );
    expect(screen.getByRole('img', { name: 'Three land days, four nights at sea' })).toBeInTheDocument();
    rerender(<Horizon landDays={3} seaDays={4} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('draws no sun without progress', () => {
    const { container, rerender } = render(<Horizon />);
    expect(container.querySelectorAll('circle[fill="var(--sun)"]')).toHaveLength(0);
    rerender(<Horizon progress={0.5} />);
    expect(container.querySelectorAll('circle[fill="var(--sun)"]')).toHaveLength(2);
  });
});
