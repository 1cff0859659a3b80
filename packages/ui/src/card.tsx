import type { ComponentProps } from 'react';
import { joinClassNames } from './class-names';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={joinClassNames('rounded-card border border-hairline bg-surface p-5 sm:p-6', className)}
    />
  );
}

export function CardTitle({ level = 2, className, ...rest }: ComponentProps<'h2'> & { level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={joinClassNames('font-display text-xl text-ink', className)} />;
}
