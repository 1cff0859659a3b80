import type { ReactNode } from 'react';

export function Page({ children, busy = false }: { children: ReactNode; busy?: string | false }) {
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
