import { useId } from 'react';
import type { ReactNode } from 'react';

/** A way to keep the dates near: reminders, the calendar. */
export function KeepSection({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
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
