import { lazy, Suspense, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PreviewSkeleton } from './preview-skeleton';

const TripPreviewPage = lazy(async () => ({
  default: (await import('./trip-preview-page')).TripPreviewPage,
}));

/** A chat assistant's address asks for the preview; any other one is the page itself. */
export function PreviewInFront({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const { tripId } = useParams();
  if (tripId === undefined || (query.get('preview') !== '1' && query.get('src') !== 'gpt')) return children;
  return (
    <Suspense fallback={<PreviewSkeleton />}>
      <TripPreviewPage tripId={tripId}>{children}</TripPreviewPage>
    </Suspense>
  );
}
