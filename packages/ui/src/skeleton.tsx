import { classNames } from './class-names';

/** A grey shape of what is coming; give it the size by `className`. Mark the region around it `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse rounded-lg bg-hairline', className)} />;
}
