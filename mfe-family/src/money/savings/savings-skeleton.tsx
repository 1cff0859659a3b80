import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip-frame/page/page';

export function SavingsSkeleton() {
  return (
    <Page busy="Opening the savings">
      <div className="grid gap-4 pt-6 sm:pt-10">
        <Skeleton className="h-10 w-48 max-w-full" />
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-6 w-full rounded-full" />
        <Skeleton className="h-44 w-full rounded-card" />
        <Skeleton className="h-56 w-full rounded-card" />
      </div>
    </Page>
  );
}
