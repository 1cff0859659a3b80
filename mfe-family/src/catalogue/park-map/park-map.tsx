import { parkNames, type ParkId } from '@landsea/contracts/catalogue';
import { measureDistance, type Spot } from './geometry';
import { LABEL_LINE, type MapLabel } from './label-places';
import { MARKER_RADIUS, type ParkMapShapes } from './map-shapes';

const PARK_MARGIN = 62;
const LAND_MARGIN = 32;
const tints = [
  'fill-palm-soft stroke-palm-soft',
  'fill-sun-soft stroke-sun-soft',
  'fill-coral-soft stroke-coral-soft',
];

const pointsOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');

const LandName = ({ x, y, height, lines }: MapLabel) => (
  <text
    textAnchor="middle"
    strokeWidth={3}
    className="fill-muted stroke-surface font-display text-[13px] [paint-order:stroke]"
  >
    {lines.map((line, index) => (
      <tspan key={line} x={x} y={y - height / 2 + 11 + index * LABEL_LINE}>
        {line}
      </tspan>
    ))}
  </text>
);

export function ParkMap({ park, shapes }: { park: ParkId; shapes: ParkMapShapes }) {
  const { width, height, outline, lands, dots, walks, stops, water } = shapes;
  const count = stops.length === 1 ? '1 stop' : `${stops.length} stops`;
  return (
    <svg
      role="img"
      aria-label={`Map of ${parkNames[park]} with ${count}, listed in order beside it`}
      viewBox={`0 0 ${width} ${Math.round(height)}`}
      className="h-auto w-full rounded-card border border-hairline bg-paper [print-color-adjust:exact]"
    >
      <polygon
        points={pointsOf(outline)}
        strokeWidth={PARK_MARGIN}
        strokeLinejoin="round"
        className="fill-surface stroke-surface"
      />
      {lands.map((each, index) => (
        <polygon
          key={each.land}
          points={pointsOf(each.outline)}
          strokeWidth={LAND_MARGIN}
          strokeLinejoin="round"
          className={tints[index % tints.length]}
        />
      ))}
      {water ? (
        <circle cx={water.x} cy={water.y} r={water.radius} className="fill-sea-soft stroke-sea/30" />
      ) : null}
      {dots.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={1.5} className="fill-muted/50" />
      ))}
      {walks.map(({ path, arrow }, index) => (
        <g key={index}>
          <path d={path} strokeWidth={2} strokeLinecap="round" className="fill-none stroke-sea" />
          {arrow ? (
            <path
              d="M-4 -5L5 0L-4 5Z"
              transform={`translate(${arrow.x.toFixed(1)} ${arrow.y.toFixed(1)}) rotate(${arrow.degrees.toFixed(0)})`}
              className="fill-sea"
            />
          ) : null}
        </g>
      ))}
      {lands.map(({ land, label }) => label && <LandName key={land} {...label} />)}
      {stops.map(({ item, place, x, y }) =>
        measureDistance(place, { x, y }) > MARKER_RADIUS ? (
          <g key={item.id}>
            <line x1={place.x} y1={place.y} x2={x} y2={y} className="stroke-coral" />
            <circle cx={place.x} cy={place.y} r={2.5} className="fill-coral" />
          </g>
        ) : null,
      )}
      {stops.map(({ item, number, x, y }) => (
        <g key={item.id}>
          <circle cx={x} cy={y} r={MARKER_RADIUS} className="fill-coral stroke-paper" strokeWidth={1.5} />
          <text x={x} y={y + 4} textAnchor="middle" className="fill-on-coral text-[12px] font-semibold">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
