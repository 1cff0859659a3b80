import { useId } from 'react';
import type { ReactNode } from 'react';

interface KeepSectionProps {
  /** Its name in an address. */
  anchor?: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A way to keep the dates near: reminders, the calendar. */
export function KeepSection({ anchor, title, lead, children }: KeepSectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="grid content-start gap-4">
      <div>
        <h2 id={id} className="font-display text-xl">
          {title}
        </h2>
        <p className="text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
