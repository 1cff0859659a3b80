import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { keepError } from './error-log';

/** A page that broke. Trying again renders it afresh, without a reload. */
export function ErrorScreen({ wholePage = false }: { wholePage?: boolean }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    keepError(error);
  }, [error]);
  const screen = (
    <ErrorState
      isPage
      title="Something went wrong"
      text="This page could not be shown. Your plans are safe: nothing was lost."
      onRetry={() => void navigate(location, { replace: true })}
      secondary={
        <Button asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      }
    />
  );
  return wholePage ? <main className="grid min-h-dvh place-items-center bg-paper">{screen}</main> : screen;
}
