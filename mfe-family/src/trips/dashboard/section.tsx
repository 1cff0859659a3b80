import { Button } from '@landsea/ui/button';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  help: string;
  aside?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

export function Section({ title, help, aside, busy = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <section data-help={help} aria-labelledby={headingId} aria-busy={busy || undefined}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 pb-2">
        <h2 id={headingId} className="font-display text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function SectionFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-berry-soft px-4 py-3"
    >
      <p className="min-w-0 grow">{text}</p>
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
