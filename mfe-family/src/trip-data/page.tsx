import type { ReactNode } from 'react';

/** The width and margins that every page of this remote keeps. */
export function Page({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <div aria-busy={busy || undefined} className="mx-auto w-full max-w-page px-4 pb-16 sm:px-6">
      {children}
    </div>
  );
}
