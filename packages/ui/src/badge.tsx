import type { ComponentProps } from 'react';
import { joinClassNames } from './class-names';

const tones = {
  neutral: 'bg-surface text-ink ring-1 ring-inset ring-edge',
  sea: 'bg-sea-soft text-sea',
  coral: 'bg-coral-soft text-coral',
  sun: 'bg-sun text-on-sun',
  palm: 'bg-palm-soft text-palm',
  berry: 'bg-berry-soft text-berry',
};

export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return (
    <span
      {...rest}
      className={joinClassNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold tabular-nums',
        tones[tone],
        className,
      )}
    />
  );
}
