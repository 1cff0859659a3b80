import { useId, type CSSProperties } from 'react';
import { joinClassNames } from '../class-names';

export interface SliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  valueText?: string;
  className?: string;
}

export function Slider({ label, min, max, step = 1, value, onChange, valueText, className }: SliderProps) {
  const id = useId();
  const filled: CSSProperties & Record<'--filled', string> = {
    '--filled': `${(((value - min) / (max - min)) * 100).toFixed(2)}%`,
  };
  return (
    <div className={joinClassNames('min-w-0', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
        </label>
        <output htmlFor={id} className="text-sm font-semibold text-sea tabular-nums">
          {valueText ?? value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
        style={filled}
        className="h-11 w-full cursor-pointer appearance-none rounded-full bg-transparent [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-sea [&::-moz-range-thumb]:bg-surface [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-[linear-gradient(to_right,var(--sea)_var(--filled),var(--hairline)_var(--filled))] [&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--sea)_var(--filled),var(--hairline)_var(--filled))] [&::-webkit-slider-thumb]:-mt-[9px] [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-sea [&::-webkit-slider-thumb]:bg-surface"
      />
    </div>
  );
}
