import { AppScope } from '@landsea/ui/app-scope';
import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip-frame/page/page';

export function PreviewSkeleton() {
  return (
    <AppScope name="family">
      <Page busy="Opening the preview of your trip">
        <div className="grid gap-3 pt-6 sm:pt-10">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="mt-6 h-5 w-56" />
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="mt-2 h-28 w-full" />
        </div>
        <div className="grid gap-12 pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      </Page>
    </AppScope>
  );
}
