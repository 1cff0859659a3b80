import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import type { ReactNode } from 'react';

interface Query<T> {
  data?: T | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Query<T>;
  what: string;
  skeleton?: string;
  children: (data: T) => ReactNode;
}

export function Loaded<T>({ query, what, skeleton = 'h-24', children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorState
        title={`${what} did not load`}
        text="Check your connection and try again."
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div role="status" aria-busy="true" aria-label={`Loading ${what.toLowerCase()}`} className="grid gap-4">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} className={`rounded-card ${skeleton}`} />
      ))}
    </div>
  );
}
