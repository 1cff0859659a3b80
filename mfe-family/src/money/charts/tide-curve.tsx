import { Area, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from 'recharts';
import { formatAxisMoney, axisText } from './chart-inks';
import { makeChartTip, type Tip } from './chart-tip';

export interface CurvePoint extends Tip {
  at: number;
  planCents: number;
  realCents: number | null;
}

interface TideCurveProps {
  label: string;
  points: readonly CurvePoint[];
  ticks: readonly { at: number; words: string }[];
  todayAt: number;
}

const MONEY = 52;

export function TideCurve({ label, points, ticks, todayAt }: TideCurveProps) {
  const wordsAt = new Map(ticks.map(({ at, words }) => [at, words]));
  return (
    <ComposedChart aria-label={label} data={[...points]} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
      <XAxis
        dataKey="at"
        type="number"
        domain={['dataMin', 'dataMax']}
        ticks={ticks.map(({ at }) => at)}
        tickFormatter={(at: number) => wordsAt.get(at) ?? ''}
        tick={axisText}
        stroke="var(--edge)"
        tickLine={false}
        interval="preserveStartEnd"
      />
      <YAxis
        width={MONEY}
        tick={axisText}
        tickFormatter={formatAxisMoney}
        axisLine={false}
        tickLine={false}
      />
      {makeChartTip((index) => points[index])}
      <Area
        dataKey="realCents"
        type="stepAfter"
        fill="var(--sea)"
        fillOpacity={0.85}
        stroke="none"
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="planCents"
        type="stepAfter"
        stroke="var(--coral)"
        strokeWidth={2}
        strokeDasharray="5 5"
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
      <ReferenceLine x={todayAt} stroke="var(--sun)" strokeWidth={2} />
    </ComposedChart>
  );
}
