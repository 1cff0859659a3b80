import { joinClassNames } from './class-names';

export interface CountdownProps {
  parts: readonly { value: number; unit: string }[];
  caption?: string;
  size?: 'md' | 'lg';
  className?: string;
}

export function Countdown({ parts, caption, size = 'lg', className }: CountdownProps) {
  return (
    <p className={joinClassNames('flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ink', className)}>
      {parts.map((part) => (
        <span key={part.unit} className="inline-flex items-baseline gap-2">
          <span
            className={joinClassNames(
              'font-display font-semibold tabular-nums',
              size === 'lg' ? 'text-3xl sm:text-4xl' : 'text-2xl',
            )}
          >
            {part.value}
          </span>
          <span className="text-lg text-muted">{part.unit}</span>
        </span>
      ))}
      {caption ? <span className="-ml-1.5 text-lg text-muted">{caption}</span> : null}
    </p>
  );
}
