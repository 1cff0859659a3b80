import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip-frame/page/page';

export function DashboardSkeleton() {
  return (
    <Page busy="Opening your trip">
      <div className="grid gap-3 pt-6 sm:pt-10">
        <Skeleton className="h-5 w-56 max-w-full" />
        <div className="flex flex-wrap items-end justify-between gap-6">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-14 w-48 max-w-full" />
        </div>
        <Skeleton className="mt-4 h-36 w-full" />
      </div>
      <div className="grid gap-12 pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-5">
          <Skeleton className="h-8 w-32 max-w-full" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-8 w-40 max-w-full" />
          <Skeleton className="h-6 w-full rounded-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      </div>
    </Page>
  );
}
