import { Skeleton } from '@landsea/ui/skeleton';
import type { ReactNode } from 'react';
import { Page } from '../../trip-frame/page/page';

export function ListSkeleton({ busy, children }: { busy: string; children?: ReactNode }) {
  return (
    <Page busy={busy}>
      <div className="grid gap-3 pt-6 pb-8 sm:pt-10">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-6 w-80 max-w-full" />
      </div>
      <div className="grid gap-6">
        {children}
        <div className="grid gap-4 sm:grid-cols-2">
          {[1, 2, 3, 4].map((each) => (
            <Skeleton key={each} className="h-36 rounded-card" />
          ))}
        </div>
      </div>
    </Page>
  );
}
