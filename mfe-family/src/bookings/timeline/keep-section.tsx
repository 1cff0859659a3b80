import { useId, type ReactNode } from 'react';

interface KeepSectionProps {
  anchor?: string;
  title: string;
  lead: string;
  children: ReactNode;
}

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
