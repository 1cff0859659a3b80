import { Bar, BarChart, CartesianGrid, XAxis, YAxis, type XAxisTickContentProps } from 'recharts';
import { formatAxisMoney, axisText } from './chart-inks';
import { makeChartTip } from './chart-tip';
import { planShape, makeRealShape, type TideRow } from './tide-bar';

export interface DayColumn extends TideRow {
  isSea: boolean;
  weekday: string;
  dayOfMonth: string;
}

const MONEY = 52;
/** A narrower day has no room for its name, in px. */
const NAME = 20;

const dayTick = (days: readonly DayColumn[]) =>
  function DayTick({ x, y, index, width, visibleTicksCount }: XAxisTickContentProps) {
    const day = days[index];
    if (!day) return null;
    const room = Number(width) / Math.max(1, visibleTicksCount);
    const left = Number(x) - room / 2;
    const horizon = Number(y) - 7;
    const isNamed = index % Math.max(1, Math.ceil(NAME / room)) === 0;
    return (
      <g>
        <line
          x1={left}
          x2={left + room}
          y1={horizon}
          y2={horizon}
          strokeWidth={3}
          stroke={day.isSea ? 'var(--sea)' : 'var(--sun)'}
        />
        {isNamed ? (
          <text x={x} y={Number(y) + 12} textAnchor="middle" className="tabular-nums" {...axisText}>
            {day.weekday}
            <tspan x={x} dy={18}>
              {day.dayOfMonth}
            </tspan>
          </text>
        ) : null}
      </g>
    );
  };

export function DayColumns({ label, days }: { label: string; days: readonly DayColumn[] }) {
  return (
    <BarChart
      aria-label={label}
      data={[...days]}
      barCategoryGap="14%"
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--hairline)" />
      <XAxis
        dataKey="title"
        height={44}
        interval={0}
        axisLine={false}
        tickLine={false}
        tick={dayTick(days)}
      />
      <XAxis dataKey="title" xAxisId="real" hide />
      <YAxis
        width={MONEY}
        tick={axisText}
        tickFormatter={formatAxisMoney}
        axisLine={false}
        tickLine={false}
      />
      {makeChartTip((index) => days[index])}
      <Bar dataKey="planCents" isAnimationActive={false} shape={planShape} />
      <Bar dataKey="realCents" xAxisId="real" isAnimationActive={false} shape={makeRealShape(days, 'y')} />
    </BarChart>
  );
}
