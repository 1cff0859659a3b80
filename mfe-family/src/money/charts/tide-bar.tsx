import { Rectangle, type BarShapeProps } from 'recharts';
import { easing } from './chart-inks';
import type { Tip } from './chart-tip';

const channel = { fill: 'var(--sea-soft)', stroke: 'var(--edge)' };

export const planShape = ({ x, y, width, height }: BarShapeProps) => (
  <Rectangle {...{ x, y, width, height }} {...channel} radius={3} className={easing} />
);

export interface TideRow extends Tip {
  planCents: number;
  realCents: number;
  isOver: boolean;
}

export const makeRealShape =
  (rows: readonly TideRow[], along: 'x' | 'y') =>
  ({ x, y, width, height, index }: BarShapeProps) => {
    const inset = (along === 'x' ? height : width) * 0.24;
    const box =
      along === 'x'
        ? { x, y: y + inset, width, height: height - 2 * inset }
        : { x: x + inset, y, width: width - 2 * inset, height };
    return (
      <Rectangle
        {...box}
        fill={rows[index]?.isOver ? 'var(--berry)' : 'var(--sea)'}
        radius={2}
        className={easing}
      />
    );
  };
