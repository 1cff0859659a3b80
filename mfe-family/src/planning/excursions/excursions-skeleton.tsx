import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip/page/page';

/** The shape of the page while its trip is loading. */
export function ExcursionsSkeleton() {
  return (
    <Page busy="Loading excursions">
      <div className="grid gap-6 pt-6 sm:pt-10">
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-20" />
        <Skeleton className="h-36" />
        <Skeleton className="h-9 w-72" />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-60" />
          ))}
        </div>
      </div>
    </Page>
  );
}
