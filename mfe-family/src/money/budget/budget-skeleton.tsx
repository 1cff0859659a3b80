import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip-frame/page/page';

export function BudgetSkeleton() {
  return (
    <Page busy="Opening the budget">
      <div className="grid gap-3 pt-6 pb-8 sm:pt-10">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-6 w-80 max-w-full" />
      </div>
      <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid gap-px rounded-card border border-hairline">
          {Array.from({ length: 11 }, (_, row) => (
            <div key={row} className="flex min-h-14 items-center justify-between gap-4 px-4">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-5 w-24" />
            </div>
          ))}
        </div>
        <Skeleton className="mx-auto hidden size-60 rounded-full xl:block" />
      </div>
    </Page>
  );
}
