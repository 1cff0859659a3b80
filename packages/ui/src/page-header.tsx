import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  /** Buttons and links that belong to the whole page. */
  actions?: ReactNode;
  /** The way back up: links, innermost last. */
  breadcrumb?: ReactNode;
}

/** A page's one h1. */
export function PageHeader({ title, lead, actions, breadcrumb }: PageHeaderProps) {
  return (
    <header className="grid gap-1 pt-2 pb-3 sm:pt-4 sm:pb-4">
      {breadcrumb ? (
        <nav
          aria-label="Breadcrumb"
          className="flex min-h-11 flex-wrap items-center gap-2 text-sm text-muted"
        >
          {breadcrumb}
        </nav>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-2">
          <h1 className="font-display text-2xl wrap-anywhere text-ink sm:text-3xl">{title}</h1>
          {lead ? <p className="max-w-prose text-lg wrap-anywhere text-muted">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2 print:hidden">{actions}</div> : null}
      </div>
    </header>
  );
}
