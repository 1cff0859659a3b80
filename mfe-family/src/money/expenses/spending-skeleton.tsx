import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip-frame/page/page';

export function SpendingSkeleton() {
  return (
    <Page busy="Opening the expenses">
      <div className="grid gap-3 pt-6 pb-8 sm:pt-10">
        <Skeleton className="h-10 w-48 max-w-full" />
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-6 w-full rounded-full" />
      </div>
      <Skeleton className="mb-8 h-72 w-full rounded-card" />
      <div className="grid gap-px rounded-card border border-hairline">
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className="flex min-h-15 items-center justify-between gap-4 px-4">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </div>
    </Page>
  );
}
