import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** What to do next, in one sentence. */
  text: string;
  /** The one button that does it. */
  action?: ReactNode;
  art?: ReactNode;
}

/** Nothing here yet: what to do next, and the button for it. */
export function EmptyState({ title, text, action, art }: EmptyStateProps) {
  return (
    <div className="grid content-center justify-items-center gap-3 rounded-card border border-dashed border-edge px-6 py-12 text-center">
      {art}
      <h2 className="font-display text-xl text-ink">{title}</h2>
      <p className="max-w-prose text-base text-muted">{text}</p>
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
