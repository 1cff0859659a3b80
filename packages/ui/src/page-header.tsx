import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  breadcrumb?: ReactNode;
}

export function PageHeader({ title, lead, actions, breadcrumb }: PageHeaderProps) {
  return (
    <header className={`grid grid-cols-1 pb-2 sm:gap-1 sm:pt-4 sm:pb-4 ${breadcrumb ? '' : 'pt-3'}`}>
      {breadcrumb ? (
        <nav
          aria-label="Breadcrumb"
          className="relative -mt-0.5 -mb-2.5 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-muted sm:m-0"
        >
          {breadcrumb}
        </nav>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 sm:gap-2">
          <h1 className="font-display text-2xl wrap-anywhere text-ink sm:text-3xl">{title}</h1>
          {lead ? <p className="max-w-prose wrap-anywhere text-muted sm:text-lg">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2 print:hidden">{actions}</div> : null}
      </div>
    </header>
  );
}
