import type { ComponentProps } from 'react';

/** A link out of the product: a new tab that learns nothing of this one, said to a person who cannot see that. */
export function NewTab({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
