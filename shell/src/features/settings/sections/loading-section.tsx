import { Skeleton } from '@landsea/ui/skeleton';

export function LoadingSection({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="grid max-w-xl gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
