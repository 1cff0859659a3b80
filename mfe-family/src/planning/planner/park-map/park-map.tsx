import { parkNames } from '@landsea/contracts/catalogue';
import type { ParkId } from '@landsea/contracts/catalogue';
import type { ParkMapShapes } from './map-shapes';

/** The park as a drawing: its lands, and the day's stops joined in their order. */
export function ParkMap({ park, shapes }: { park: ParkId; shapes: ParkMapShapes }) {
  const { width, height, lands, dots, stops } = shapes;
  const route = stops.map(({ x, y }) => `${String(Math.round(x))},${String(Math.round(y))}`).join(' ');
  return (
    <svg
      role="img"
      aria-label={`Map of ${parkNames[park]} with ${String(stops.length)} stops`}
      viewBox={`0 0 ${String(width)} ${String(Math.round(height))}`}
      className="h-auto w-full rounded-card border border-hairline bg-paper"
    >
      {lands.map(({ land, x, y, radius }) => (
        <circle key={land} cx={x} cy={y} r={radius} className="fill-palm-soft stroke-hairline" />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={3} className="fill-muted/50" />
      ))}
      {lands.map(({ land, name, x, y, radius }) => (
        <text
          key={land}
          x={Math.min(width - 60, Math.max(60, x))}
          y={Math.max(16, y - radius + 16)}
          textAnchor="middle"
          className="fill-muted font-display text-[15px]"
        >
          {name}
        </text>
      ))}
      <polyline
        points={route}
        className="fill-none stroke-sea"
        strokeWidth={3}
        strokeDasharray="2 7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {stops.map(({ item, number, x, y }) => (
        <g key={item.id}>
          <circle cx={x} cy={y} r={14} className="fill-coral stroke-paper" strokeWidth={2} />
          <text x={x} y={y + 5} textAnchor="middle" className="fill-on-coral text-[15px] font-semibold">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
