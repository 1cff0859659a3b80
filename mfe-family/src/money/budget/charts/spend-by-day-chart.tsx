import type { TripDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import type { ComponentProps } from 'react';
import { formatWholeMoney } from '../../../trip-frame/money/whole-money';
import { ChartFigures } from '../../charts/chart-figures';
import { ChartFrame } from '../../charts/chart-frame';
import type { ChartKey } from '../../charts/chart-keys';
import type { Drawings } from '../../charts/use-drawings';
import { isSeaDay } from '../../../trip-frame/rules/land-and-sea';
import type { SpendByDay } from './chart-data';

const HEIGHT = 300;

const money: ChartKey[] = [
  { name: 'planned', ink: 'var(--sea-soft)', as: 'plan' },
  { name: 'spent', ink: 'var(--sea)', as: 'real' },
];
const horizon: ChartKey[] = [
  { name: 'on land', ink: 'var(--sun)', as: 'horizon' },
  { name: 'at sea', ink: 'var(--sea)', as: 'horizon' },
];

const drawColumns = ({ DayColumns }: Drawings, days: ComponentProps<Drawings['DayColumns']>['days']) => (
  <DayColumns label="Spent and planned by day" days={days} />
);

interface SpendByDayChartProps extends SpendByDay {
  tripDays: readonly TripDay[];
}

export function SpendByDayChart({ days, elsewhereCents, tripDays }: SpendByDayChartProps) {
  const seaDays = new Set(tripDays.filter(isSeaDay).map(({ date }) => date));
  const isEmpty = days.every(({ plannedCents, spentCents }) => plannedCents === 0 && spentCents === 0);
  const isCombined = seaDays.size > 0 && seaDays.size < tripDays.length;
  const columns = days.map(({ day, plannedCents, spentCents }) => {
    const title = formatDate(day);
    return {
      title,
      lines: [`${formatWholeMoney(spentCents)} spent`, `${formatWholeMoney(plannedCents)} planned`],
      planCents: plannedCents,
      realCents: spentCents,
      isOver: plannedCents > 0 && spentCents > plannedCents,
      isSea: seaDays.has(day),
      weekday: title.slice(0, 1),
      dayOfMonth: String(Number(day.slice(-2))),
    };
  });
  return (
    <ChartFrame
      title="Spend by day"
      keys={isCombined ? [...money, ...horizon] : money}
      height={HEIGHT}
      nothing={isEmpty ? 'Add dates to expenses to see spending by day.' : undefined}
      of={columns}
      draw={drawColumns}
    >
      <ChartFigures
        caption="Spend by day"
        columns={['Day', 'Planned', 'Spent']}
        rows={columns.map(({ title, planCents, realCents }) => ({
          name: title,
          figures: [planCents, realCents].map(formatWholeMoney),
        }))}
      />
      {elsewhereCents > 0 ? (
        <p className="pt-1 text-sm text-muted">
          {formatWholeMoney(elsewhereCents)} spent before the trip or without a date.
        </p>
      ) : null}
    </ChartFrame>
  );
}
