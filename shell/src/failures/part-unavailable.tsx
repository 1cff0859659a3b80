import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Link } from 'react-router-dom';
import { LateOfflinePage } from './late-offline-page';

export function PartUnavailable({ onRetry }: { onRetry: () => void }) {
  if (!navigator.onLine) return <LateOfflinePage onRetry={onRetry} />;
  return (
    <ErrorState
      isPage
      title="This page didn’t load"
      text="The rest works: use the navigation, or try this page again in a moment."
      onRetry={onRetry}
      secondary={
        <Button asChild>
          <Link to="/">Home</Link>
        </Button>
      }
    />
  );
}
