import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export function FailureText({ children, className, ...rest }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p {...rest} role="alert" className={classNames('text-berry', className)}>
      {children}
    </p>
  );
}
