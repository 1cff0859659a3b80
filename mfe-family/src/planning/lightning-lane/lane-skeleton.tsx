import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip/page/page';

export function LaneSkeleton() {
  return (
    <Page busy="Loading your Lightning Lanes">
      <Skeleton className="mt-10 h-12 w-72" />
      <div className="grid gap-6 pt-8 md:grid-cols-2">
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </Page>
  );
}
