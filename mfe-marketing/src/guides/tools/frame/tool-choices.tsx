import type { ReactNode } from 'react';

export function ToolChoices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="grid gap-5 rounded-card border border-hairline bg-surface p-4 sm:p-5 print:hidden"
    >
      {children}
      <noscript>
        <p className="border-l-4 border-sun pl-3 text-base text-ink">
          Your own answer is worked out in your browser, which needs JavaScript.
        </p>
      </noscript>
    </section>
  );
}
