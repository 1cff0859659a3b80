import type { ReactNode } from 'react';

interface PageProps {
  children: ReactNode;
  /** What it waits for, said to a person who cannot see that it does. */
  busy?: string | false;
}

/** The width and margins that every page of this remote keeps. */
export function Page({ children, busy = false }: PageProps) {
  return (
    <div aria-busy={busy ? true : undefined} className="mx-auto w-full max-w-page px-4 pb-16 sm:px-6">
      {busy ? (
        <span role="status" className="sr-only">
          {busy}
        </span>
      ) : null}
      {children}
    </div>
  );
}
