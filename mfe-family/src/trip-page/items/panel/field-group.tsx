import type { ReactNode } from 'react';

/** Fields that belong together, under one heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-hairline pt-4">
      <h3 className="font-display text-lg">{title}</h3>
      {children}
    </section>
  );
}
