import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';

interface WaitingAnswerProps {
  isError: boolean;
  onRetry: () => void;
  room?: string;
}

export function WaitingAnswer({ isError, onRetry, room = 'min-h-64' }: WaitingAnswerProps) {
  if (isError)
    return (
      <ErrorState
        title="The figures did not load"
        text="Check your connection and try again. What you set stays."
        onRetry={onRetry}
      />
    );
  return (
    <div role="status" aria-label="Working it out" className={`grid content-start gap-3 sm:min-h-44 ${room}`}>
      <Skeleton className="h-9 w-4/5 rounded-card" />
      <Skeleton className="h-14 rounded-card" />
      <Skeleton className="h-13 w-56 rounded-full" />
    </div>
  );
}
