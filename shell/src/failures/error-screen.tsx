import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { PageSkeleton } from '../frame/page-skeleton';
import type { Updates } from '../releases/updates';
import { keepError } from './error-log';
import { isLoadFailure } from '@landsea/web-kit/pages';
import { LateOfflinePage } from './late-offline-page';

/** A retry renders the page afresh, without a reload; a page that never worked here falls back. */
export function ErrorScreen({
  wholePage = false,
  updates,
}: {
  wholePage?: boolean;
  updates?: Updates | undefined;
}) {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const fallsBack = updates?.canFallBack(location.pathname) ?? false;
  useEffect(() => {
    keepError(error);
    if (fallsBack) updates?.fallBack(location.pathname, error);
  }, [error, fallsBack, location.pathname, updates]);
  if (fallsBack) return <PageSkeleton />;
  const retry = () => void navigate(location, { replace: true });
  const screen =
    isLoadFailure(error) && !navigator.onLine ? (
      <LateOfflinePage onRetry={retry} />
    ) : (
      <ErrorState
        isPage
        title="Something went wrong"
        text="This page could not be shown. Your plans are safe: nothing was lost."
        onRetry={retry}
        secondary={
          <Button asChild>
            <Link to="/dashboard">Go to Dashboard</Link>
          </Button>
        }
      />
    );
  return wholePage ? <main className="grid min-h-dvh place-items-center bg-paper">{screen}</main> : screen;
}
