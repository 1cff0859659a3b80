import { useLocation, useNavigate } from 'react-router-dom';
import { knowsRemotePages, pageAt } from '../known-pages';
import { NotFoundPage } from './not-found-page';
import { PartUnavailable } from './part-unavailable';

/** No route has this path: its remote could not be loaded, or there is no such page. */
export function UnmatchedPage() {
  const location = useLocation();
  const navigate = useNavigate();
  if (knowsRemotePages() && !pageAt(location.pathname)) return <NotFoundPage />;
  return <PartUnavailable onRetry={() => void navigate(location, { replace: true })} />;
}
