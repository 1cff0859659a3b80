import { Skeleton } from '@landsea/ui/skeleton';

export function PageSkeleton() {
  return (
    <div aria-busy className="mx-auto grid w-full max-w-page gap-6 px-4 py-8 sm:px-6">
      <span className="sr-only">Loading the page</span>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-28 w-full" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </div>
  );
}
