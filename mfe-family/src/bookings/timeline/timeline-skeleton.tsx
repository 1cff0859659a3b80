import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip-frame/page/page';

export function TimelineSkeleton() {
  return (
    <Page busy="Opening the timeline">
      <div className="grid gap-4 pt-10">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
        <Skeleton className="mt-4 h-64 w-full" />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-20 w-full" />
        ))}
      </div>
    </Page>
  );
}
