import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Link } from 'react-router-dom';

interface UnloadedPageProps {
  error: unknown;
  /** For a thing that does not exist, or is somebody else's. */
  missing: { title: string; text: string };
  /** Read aloud while the page waits. */
  loading: string;
  back: { label: string; to: string };
  onRetry: () => void;
}

export function UnloadedPage({ error, missing, loading, back, onRetry }: UnloadedPageProps) {
  if (!error)
    return (
      <div role="status" aria-busy="true" aria-label={loading} className="grid gap-4 pt-10">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-72" />
      </div>
    );
  const { code, message } = toApiError(error);
  const secondary = <BackLink {...back} />;
  return code === 'NOT_FOUND' ? (
    <ErrorState isPage {...missing} secondary={secondary} />
  ) : (
    <ErrorState isPage text={message} onRetry={onRetry} secondary={secondary} />
  );
}

export function BackLink({ label, to }: UnloadedPageProps['back']) {
  return (
    <Link to={to} className="text-sea underline-offset-4 hover:underline">
      {label}
    </Link>
  );
}
