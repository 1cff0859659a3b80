import type { ReactNode } from 'react';
// The shared name makes this the copy that every page has loaded.
import { Button } from '@landsea/ui/button';

export interface ErrorStateProps {
  title?: string;
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** Its title becomes the page's heading. */
  isPage?: boolean;
  secondary?: ReactNode;
}

export function ErrorState({
  title = 'Something went wrong',
  text,
  onRetry,
  retryLabel = 'Try Again',
  isPage = false,
  secondary,
}: ErrorStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <svg
        aria-hidden
        viewBox="0 0 120 48"
        className="h-12 w-30 text-edge"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      >
        <path d="M2 30h34c6 0 8-7 14-7s6 11 13 11 7-9 13-9 7 5 12 5h30" />
        <path d="M14 39c5-3 8 3 13 0s8 3 13 0 8 3 13 0 8 3 13 0 8 3 13 0 8 3 13 0" opacity="0.5" />
      </svg>
      <Heading className="font-display text-xl text-ink">{title}</Heading>
      {text ? <p className="max-w-prose text-base text-muted">{text}</p> : null}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {onRetry ? (
          <Button variant="primary" onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : null}
        {secondary}
      </div>
    </div>
  );
}
