import { useId } from 'react';
import { joinClassNames } from '../class-names';

export interface TideProps {
  value: number;
  label: string;
  valueText?: string;
  over?: boolean;
  className?: string;
}

export function Tide({ value, label, valueText, over = false, className }: TideProps) {
  const wave = useId();
  const percent = Math.round(Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0)) * 1000) / 10;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      className={joinClassNames(
        'h-6 overflow-hidden rounded-full',
        over ? 'bg-berry-soft text-berry' : 'bg-sea-soft text-sea',
        className,
      )}
    >
      <svg aria-hidden width="100%" height="100%" className="block">
        <defs>
          <pattern id={wave} width="88" height="99" patternUnits="userSpaceOnUse">
            <path d="M0 5c15-4 29-4 44 0s29 4 44 0v94H0z" fill="currentColor" opacity="0.35" />
            <path d="M0 8c15 3 29 3 44 0s29-3 44 0v91H0z" fill="currentColor" />
          </pattern>
        </defs>
        <rect
          width={`${percent}%`}
          height="100%"
          fill={`url(#${wave})`}
          className="[transition:width_0.4s_ease]"
        />
      </svg>
    </div>
  );
}
