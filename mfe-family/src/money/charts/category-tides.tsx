import { Bar, BarChart, XAxis, YAxis, type YAxisTickContentProps } from 'recharts';
import { axisText } from './chart-inks';
import { makeChartTip } from './chart-tip';
import { planShape, makeRealShape, type TideRow } from './tide-bar';

export interface CategoryTide extends TideRow {
  label: string;
}

const NAMES = 112;
const LABELS = 68;

const endTick = (rows: readonly CategoryTide[]) =>
  function EndTick({ x, y, index }: YAxisTickContentProps) {
    const row = rows[index];
    return row ? (
      <text
        x={Number(x) + LABELS - 8}
        y={y}
        dy="0.355em"
        textAnchor="end"
        fontSize={14}
        fontWeight={row.isOver ? 600 : 400}
        fill={row.isOver ? 'var(--berry)' : 'var(--ink)'}
        className="tabular-nums"
      >
        {row.label}
      </text>
    ) : null;
  };

export function CategoryTides({ label, rows }: { label: string; rows: readonly CategoryTide[] }) {
  const most = Math.max(1, ...rows.map(({ planCents, realCents }) => Math.max(planCents, realCents)));
  const names = {
    dataKey: 'title',
    type: 'category',
    interval: 0,
    axisLine: false,
    tickLine: false,
  } as const;
  return (
    <BarChart
      aria-label={label}
      layout="vertical"
      data={[...rows]}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
    >
      <XAxis type="number" hide domain={[0, most]} />
      <YAxis {...names} width={NAMES} tick={{ ...axisText, fill: 'var(--ink)' }} />
      <YAxis {...names} yAxisId="real" orientation="right" width={LABELS} tick={endTick(rows)} />
      {makeChartTip((index) => rows[index])}
      <Bar dataKey="planCents" barSize={24} isAnimationActive={false} shape={planShape} />
      <Bar
        dataKey="realCents"
        yAxisId="real"
        barSize={24}
        isAnimationActive={false}
        shape={makeRealShape(rows, 'x')}
      />
    </BarChart>
  );
}
