import { joinClassNames } from './class-names';

/** Mark the region around it `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={joinClassNames('block animate-pulse rounded-lg bg-hairline', className)} />
  );
}
