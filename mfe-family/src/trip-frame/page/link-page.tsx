import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { makeTokenState, readLinkToken } from './link-token';

interface LinkPageProps {
  /** The address without the token. */
  path: string;
  loading: ReactNode;
  children: (token: string) => ReactNode;
}

/**
 * `<path>/:token` hands its token to this tab and redirects to `<path>`, so that no screenshot, history list or
 * copied address contains it. Search engines must not list the page, and its address must not leave as a referrer.
 */
export function LinkPage({ path, loading, children }: LinkPageProps) {
  const { token } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate(path, { replace: true, state: makeTokenState(token) });
  }, [path, token, navigate]);
  const kept = readLinkToken(location);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {token || !kept ? loading : children(kept)}
    </>
  );
}

interface LinkLoadingProps {
  label: string;
  /** The width and the space around. */
  className: string;
  /** The size of each block. */
  blocks: readonly string[];
}

export function LinkLoading({ label, className, blocks }: LinkLoadingProps) {
  return (
    <div aria-busy className={`mx-auto grid w-full px-5 ${className}`}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {blocks.map((block) => (
        <Skeleton key={block} className={block} />
      ))}
    </div>
  );
}

interface LinkFailureProps {
  error: unknown;
  /** Above the message of a call that failed. */
  title: string;
  /** The advice for a link that never worked, or works no more. */
  unknown: string;
  home?: string;
  onRetry: () => unknown;
}

export function LinkFailure({ error, title, unknown, home, onRetry }: LinkFailureProps) {
  const { code, message } = toApiError(error);
  if (code !== 'NOT_FOUND' && code !== 'VALIDATION_FAILED')
    return <ErrorState isPage title={title} text={message} onRetry={() => void onRetry()} />;
  const way = home && (
    <Button asChild>
      <Link to="/">{home}</Link>
    </Button>
  );
  return <ErrorState isPage title="This link doesn’t work" text={unknown} {...(way && { secondary: way })} />;
}
