import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip/page/page';

/** The shape of both dining pages while they load. */
export function DiningSkeleton() {
  return (
    <Page busy="Loading your dining plans">
      <div className="grid gap-3 pt-6 pb-8 sm:pt-10">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-6 w-80 max-w-full" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} className="h-36 rounded-card" />
        ))}
      </div>
    </Page>
  );
}
