import { formatMoney } from '@landsea/web-kit';

export interface MonthPrice {
  month: string;
  cents: number;
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const nameMonth = (month: string): string => names[Number(month.slice(5, 7)) - 1] ?? '';
const money = (cents: number): string => formatMoney(cents, { whole: true });
const [WIDTH, HEIGHT] = [600, 180];

export const findMonthExtremes = (months: readonly MonthPrice[]) => {
  const sorted = months.toSorted((one, other) => one.cents - other.cents);
  return { cheapest: sorted[0], dearest: sorted.at(-1) };
};

/** A phone has room for the prices of the cheapest and the dearest month only. */
export function MonthBars({ months }: { months: readonly MonthPrice[] }) {
  const most = Math.max(...months.map(({ cents }) => cents));
  const least = Math.min(...months.map(({ cents }) => cents));
  const slot = WIDTH / months.length;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 44}`}
      className="block w-full"
      role="img"
      aria-label={months.map(({ month, cents }) => `${nameMonth(month)} ${money(cents)}`).join(', ')}
    >
      {months.map(({ month, cents }, index) => {
        const height = Math.max(4, (cents / most) * (HEIGHT - 24));
        const isLeast = cents === least;
        const isExtreme = isLeast || cents === most;
        return (
          <g key={month} transform={`translate(${index * slot} 0)`}>
            <text
              x={slot / 2}
              y={HEIGHT - height - 8}
              textAnchor="middle"
              fontSize="13"
              className={`tabular-nums ${isExtreme ? 'max-sm:text-[22px]' : 'max-sm:hidden'} ${isLeast ? 'fill-sea font-semibold' : 'fill-muted'}`}
            >
              {money(cents)}
            </text>
            <rect
              x={5}
              y={HEIGHT - height}
              width={slot - 10}
              height={height}
              rx={6}
              className={isLeast ? 'fill-sea' : 'fill-sea/35'}
            />
            <text
              x={slot / 2}
              y={HEIGHT + 24}
              textAnchor="middle"
              fontSize="14"
              className="fill-ink max-sm:text-[20px]"
            >
              {nameMonth(month)}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-sea" strokeWidth="1.75" />
    </svg>
  );
}
