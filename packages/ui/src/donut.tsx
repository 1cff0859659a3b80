import { donutArcs } from './donut-arcs';

export interface DonutSlice {
  label: string;
  /** Any unit, not negative. */
  value: number;
}

export interface DonutProps {
  slices: readonly DonutSlice[];
  /** Names the chart; the shares are read out after it. */
  label: string;
  /** The figure in the middle and the word beneath it. */
  centre?: string;
  caption?: string;
  className?: string;
}

const inks = ['var(--sea)', 'var(--coral)', 'var(--sun)', 'var(--palm)', 'var(--berry)', 'var(--edge)'];

/** The colour of the n-th slice, for a legend beside the chart. */
export const donutColour = (index: number): string => {
  const ink = inks[index % inks.length] ?? 'var(--edge)';
  return index < inks.length ? ink : `color-mix(in oklab, ${ink} 55%, var(--surface))`;
};

/** Shares of a whole, as SVG; give the numbers in a table beside it as well. */
export function Donut({ slices, label, centre, caption, className }: DonutProps) {
  const arcs = donutArcs(slices);
  const shares = arcs.map((arc) => `${arc.label} ${Math.round(arc.share * 100)}%`).join(', ');
  return (
    <svg
      role="img"
      aria-label={shares ? `${label}: ${shares}` : `${label}: nothing yet`}
      viewBox="0 0 120 120"
      className={className}
    >
      <circle cx="60" cy="60" r="48" fill="none" stroke="var(--hairline)" strokeWidth="14" />
      {arcs.map((arc) => (
        <circle
          key={arc.label}
          cx="60"
          cy="60"
          r="48"
          fill="none"
          stroke={donutColour(arc.index)}
          strokeWidth="14"
          pathLength="100"
          strokeDasharray={`${arc.length} ${100 - arc.length}`}
          strokeDashoffset={-arc.start}
          transform="rotate(-90 60 60)"
          className="[transition:stroke-dasharray_0.4s_ease,stroke-dashoffset_0.4s_ease]"
        />
      ))}
      {centre ? (
        <text
          x="60"
          y={caption ? 60 : 65}
          textAnchor="middle"
          fontSize="16"
          fontWeight="650"
          fill="var(--ink)"
          className="tabular-nums"
        >
          {centre}
        </text>
      ) : null}
      {caption ? (
        <text x="60" y="75" textAnchor="middle" fontSize="9" fill="var(--muted)">
          {caption}
        </text>
      ) : null}
    </svg>
  );
}
