import type { ComponentProps } from 'react';
import { joinClassNames } from './class-names';

export function FailureText({ children, className, ...rest }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p {...rest} role="alert" className={joinClassNames('text-berry', className)}>
      {children}
    </p>
  );
}
