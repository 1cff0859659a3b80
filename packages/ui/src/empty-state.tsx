import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
  art?: ReactNode;
  isPage?: boolean;
}

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
