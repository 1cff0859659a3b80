import { parkNames } from '@landsea/contracts/catalogue';
import type { ParkId } from '@landsea/contracts/catalogue';
import type { ParkMapShapes, Spot } from './map-shapes';

const LAND_MARGIN = 52;

const pointsOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `${String(Math.round(x))},${String(Math.round(y))}`).join(' ');

/** The park as a drawing: its lands, and the day's stops joined in their order. */
export function ParkMap({ park, shapes }: { park: ParkId; shapes: ParkMapShapes }) {
  const { width, height, lands, dots, stops } = shapes;
  const route = pointsOf(stops);
  return (
    <svg
      role="img"
      aria-label={`Map of ${parkNames[park]} with ${String(stops.length)} stops`}
      viewBox={`0 0 ${String(width)} ${String(Math.round(height))}`}
      className="h-auto w-full rounded-card border border-hairline bg-paper"
    >
      {lands.map(({ land, outline }) => (
        <polygon
          key={land}
          points={pointsOf(outline)}
          strokeWidth={LAND_MARGIN}
          strokeLinejoin="round"
          className="fill-palm-soft stroke-palm-soft"
        />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={3} className="fill-muted/50" />
      ))}
      <polyline
        points={route}
        className="fill-none stroke-sea"
        strokeWidth={3}
        strokeDasharray="2 7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {lands.map(({ land, name, x, y }) => (
        <text
          key={land}
          x={Math.min(width - 70, Math.max(70, x))}
          y={y}
          textAnchor="middle"
          strokeWidth={4}
          className="fill-muted stroke-palm-soft font-display text-[17px] [paint-order:stroke]"
        >
          {name}
        </text>
      ))}
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
