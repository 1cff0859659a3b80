import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** What to do next, in one sentence. */
  text: string;
  /** The one button that does it. */
  action?: ReactNode;
  art?: ReactNode;
  /** It stands in place of a whole page, and its title is the page's heading. */
  isPage?: boolean;
}

/** Nothing here yet: what to do next, and the button for it. */
export function EmptyState({ title, text, action, art, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="grid content-center justify-items-center gap-3 rounded-card border border-dashed border-edge px-6 py-12 text-center">
      {art}
      <Heading className="font-display text-xl text-ink">{title}</Heading>
      <p className="max-w-prose text-base text-muted">{text}</p>
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
