import type { ReactNode } from 'react';

export function SidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
      {children}
    </section>
  );
}
