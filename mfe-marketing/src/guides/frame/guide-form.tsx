import type { ReactNode } from 'react';

interface GuideFormProps {
  /** What the form asks for. */
  label: string;
  /** The page's own path: without script, the browser goes to the result's address. */
  action: string;
  /** The button that browsers without script need. */
  submit: string;
  children: ReactNode;
  className?: string;
}

/** Every choice of a guide is a part of its address; with script, each one changes it at once. */
export function GuideForm({ label, action, submit, children, className = '' }: GuideFormProps) {
  return (
    <form
      aria-label={label}
      method="get"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className={`rounded-card border border-hairline bg-surface p-4 sm:p-6 print:hidden ${className}`}
    >
      {children}
      <noscript>
        <button type="submit">{submit}</button>
      </noscript>
    </form>
  );
}
