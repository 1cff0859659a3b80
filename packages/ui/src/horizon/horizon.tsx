import { useId } from 'react';
import { joinClassNames } from '../class-names';
import { HorizonDefs, Ship } from './horizon-art';
import { listHorizonStretches, placeSun, type HorizonSegment } from './horizon-segments';

export interface HorizonProps {
  progress?: number;
  landDays?: number;
  seaDays?: number;
  segments?: readonly HorizonSegment[];
  label?: string;
  size?: 'slim' | 'md' | 'lg';
  className?: string;
}

const heights = { slim: { box: 68, line: 46 }, md: { box: 120, line: 76 }, lg: { box: 168, line: 116 } };

export function Horizon(props: HorizonProps) {
  const { progress, landDays = 0, seaDays = 0, segments, label, size = 'md', className } = props;
  const id = useId();
  const { box, line } = heights[size];
  const stretches = listHorizonStretches(
    segments ?? [
      { kind: 'land', days: landDays },
      { kind: 'sea', days: seaDays },
    ],
  );
  const sun = progress === undefined ? undefined : placeSun(progress);
  const sunY = line - 6 - (sun?.height ?? 0) * (line - (size === 'slim' ? 16 : 34));
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      width="100%"
      height={box}
      className={joinClassNames('block overflow-visible', className)}
    >
      <HorizonDefs id={id} slim={size === 'slim'} />
      {sun ? (
        <g className="[&>circle]:[transition:cx_0.4s_ease,cy_0.4s_ease]">
          <circle
            cx={`${sun.along}%`}
            cy={sunY}
            r={size === 'slim' ? 14 : 26}
            fill="var(--sun)"
            opacity="0.18"
          />
          <circle cx={`${sun.along}%`} cy={sunY} r={size === 'slim' ? 7 : 12} fill="var(--sun)" />
        </g>
      ) : null}
      {(stretches.length ? stretches : [{ kind: 'both' as const, from: 0, width: 100 }]).map((stretch) => (
        <svg
          key={stretch.from}
          x={`${stretch.from}%`}
          width={`${stretch.width}%`}
          height={box}
          overflow="hidden"
        >
          {stretch.kind !== 'sea' ? (
            <Band
              pattern={`${id}-land`}
              y={line - 64}
              height={64}
              {...(stretches.length > 1 ? { mask: `url(#${id}-coast)` } : {})}
            />
          ) : null}
          {stretch.kind === 'sea' ? <Ship y={line - 64} /> : null}
          {stretch.kind !== 'land' ? <Band pattern={`${id}-sea`} y={line + 2} height={40} /> : null}
          {stretch.kind === 'land' ? <Band pattern={`${id}-shore`} y={line + 2} height={40} /> : null}
          <line
            x1="0"
            x2="100%"
            y1={line}
            y2={line}
            stroke={stretch.kind === 'land' ? 'var(--palm)' : 'var(--sea)'}
            strokeWidth="1.75"
          />
        </svg>
      ))}
      {stretches.slice(1).map((stretch) => (
        <circle
          key={stretch.from}
          cx={`${stretch.from}%`}
          cy={line}
          r="4"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="1.75"
        />
      ))}
    </svg>
  );
}

function Band({ pattern, y, height, mask }: { pattern: string; y: number; height: number; mask?: string }) {
  return (
    <svg y={y} width="100%" height={height} overflow="hidden">
      <rect width="100%" height={height} fill={`url(#${pattern})`} mask={mask} />
    </svg>
  );
}
