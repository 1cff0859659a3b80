import { budgetCategoryNames } from '@landsea/contracts/money';
import { formatMoney } from '@landsea/web-kit';
import { ChartFigures } from '../../charts/chart-figures';
import { ChartFrame } from '../../charts/chart-frame';
import type { ChartKey } from '../../charts/chart-keys';
import type { Drawings } from '../../charts/use-drawings';
import type { CategoryBar } from './chart-data';

const whole = (cents: number) => formatMoney(cents, { whole: true });
const ROW = 46;

const keys: ChartKey[] = [
  { name: 'planned', ink: 'var(--sea-soft)', as: 'plan' },
  { name: 'booked or spent', ink: 'var(--sea)', as: 'real' },
];
const over: ChartKey = { name: 'over the plan', ink: 'var(--berry)', as: 'real' };

const tideOf = ({ category, plannedCents, realCents }: CategoryBar) => {
  const overCents = realCents - plannedCents;
  const isOver = overCents > 0;
  return {
    title: budgetCategoryNames[category],
    lines: [
      `${whole(realCents)} of ${whole(plannedCents)}`,
      isOver ? `${whole(overCents)} over` : `${whole(-overCents)} left`,
    ],
    planCents: plannedCents,
    realCents,
    isOver,
    label: isOver ? `+${whole(overCents)}` : whole(realCents),
  };
};

const drawTides = ({ CategoryTides }: Drawings, rows: ReturnType<typeof tideOf>[]) => (
  <CategoryTides label="Planned vs. actual, by category" rows={rows} />
);

export function PlannedAgainstReal({ bars }: { bars: CategoryBar[] }) {
  const rows = bars.map(tideOf);
  return (
    <ChartFrame
      title="Planned vs. actual"
      keys={rows.some(({ isOver }) => isOver) ? [...keys, over] : keys}
      height={rows.length * ROW}
      nothing={rows.length === 0 ? 'Nothing planned and nothing spent yet.' : undefined}
      of={rows}
      draw={drawTides}
    >
      <ChartFigures
        caption="Planned vs. actual"
        columns={['Category', 'Planned', 'Booked or spent', 'Left']}
        rows={rows.map(({ title, planCents, realCents }) => ({
          name: title,
          figures: [planCents, realCents, planCents - realCents].map(whole),
        }))}
      />
    </ChartFrame>
  );
}
