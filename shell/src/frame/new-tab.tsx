import type { ComponentProps } from 'react';

/** The new tab learns nothing of this one, and screen readers announce it. */
export function NewTab({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
