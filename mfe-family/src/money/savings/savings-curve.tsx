import type { SavingsOutlook } from '@landsea/rules/money';
import { formatDate } from '@landsea/web-kit';
import type { ComponentProps } from 'react';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';
import { ChartFigures } from '../charts/chart-figures';
import { ChartFrame } from '../charts/chart-frame';
import type { ChartKey } from '../charts/chart-keys';
import type { Drawings } from '../charts/use-drawings';
import { listCurvePoints } from './curve-points';

const HEIGHT = 240;

const keys: ChartKey[] = [
  { name: 'saved', ink: 'var(--sea)', as: 'real' },
  { name: 'planned', ink: 'var(--coral)', as: 'dashes' },
  { name: 'today', ink: 'var(--sun)', as: 'horizon' },
];

const drawCurve = ({ TideCurve }: Drawings, of: ComponentProps<Drawings['TideCurve']>) => (
  <TideCurve {...of} />
);

interface SavingsCurveProps {
  outlook: SavingsOutlook;
  firstDay: string;
  today: string;
}

export function SavingsCurve({ outlook, firstDay, today }: SavingsCurveProps) {
  const points = listCurvePoints(outlook, firstDay, today).map((point) => ({
    ...point,
    title: formatDate(point.day),
    saved: point.realCents === null ? '' : formatWholeMoney(point.realCents),
  }));
  const [first, middle, last] = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
  return (
    <ChartFrame
      title="Savings so far"
      keys={keys}
      height={HEIGHT}
      nothing={
        outlook.targetCents === 0 && outlook.savedCents === 0
          ? 'Plan what the trip costs, or set a target, and the tide has a height to reach.'
          : undefined
      }
      of={{
        label: `Saved ${formatWholeMoney(outlook.savedCents)} of ${formatWholeMoney(outlook.targetCents)}, day by day`,
        points: points.map(({ at, planCents, realCents, title, saved }) => ({
          ...{ at, planCents, realCents, title },
          lines: [...(saved ? [`${saved} saved`] : []), `${formatWholeMoney(planCents)} planned`],
        })),
        ticks: [first, middle, last].flatMap((point) =>
          point ? [{ at: point.at, words: point.title.split(', ')[1] ?? '' }] : [],
        ),
        todayAt: points.find(({ day }) => day === today)?.at ?? 0,
      }}
      draw={drawCurve}
    >
      <ChartFigures
        caption="Savings so far"
        columns={['Day', 'Planned', 'Saved']}
        rows={points.map(({ title, planCents, saved }) => ({
          name: title,
          figures: [formatWholeMoney(planCents), saved],
        }))}
      />
    </ChartFrame>
  );
}
