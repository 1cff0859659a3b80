import { Tooltip } from 'recharts';

export interface Tip {
  title: string;
  lines: readonly string[];
}

export const makeChartTip = (tipOf: (index: number) => Tip | undefined) => (
  <Tooltip
    isAnimationActive={false}
    cursor={{ fill: 'var(--sea)', stroke: 'var(--sea)', fillOpacity: 0.08, strokeOpacity: 0.4 }}
    content={({ active, activeIndex }) => {
      const tip = active && typeof activeIndex === 'string' ? tipOf(Number(activeIndex)) : undefined;
      return tip ? (
        <div
          role="status"
          className="rounded-lg border border-hairline bg-surface px-3 py-2 text-sm shadow-float"
        >
          <p className="font-semibold">{tip.title}</p>
          {tip.lines.map((line) => (
            <p key={line} className="tabular-nums">
              {line}
            </p>
          ))}
        </div>
      ) : null;
    }}
  />
);
