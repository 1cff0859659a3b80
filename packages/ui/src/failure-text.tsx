import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Why what was asked for did not happen, said at once beside the form that asked; nothing while there is nothing to say. */
export function FailureText({ children, className, ...rest }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p {...rest} role="alert" className={classNames('text-berry', className)}>
      {children}
    </p>
  );
}
