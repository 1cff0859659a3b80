import type { ReactNode } from 'react';

interface GuideFormProps {
  label: string;
  /** Without script, the browser goes to the result's address on this path. */
  action: string;
  /** Browsers without script need this button. */
  submit: string;
  children: ReactNode;
  className?: string;
}

/** Each choice is a part of the address; with script, each change updates it at once. */
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
