import { Pie, PieChart } from 'recharts';
import { getPartInk } from './chart-inks';

export interface RingPart {
  name: string;
  cents: number;
}

export function Ring({ label, parts }: { label: string; parts: readonly RingPart[] }) {
  return (
    <PieChart role="img" aria-label={label} accessibilityLayer={false}>
      <Pie
        data={parts.map(({ name, cents }, index) => ({ name, cents, fill: getPartInk(index) }))}
        dataKey="cents"
        nameKey="name"
        innerRadius="74%"
        outerRadius="98%"
        startAngle={90}
        endAngle={-270}
        stroke="var(--paper)"
        strokeWidth={2}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  );
}
