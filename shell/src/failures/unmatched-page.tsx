import { useLocation, useNavigate } from 'react-router-dom';
import { knowsRemotePages, findPageAt } from '../known-pages';
import { NotFoundPage } from './not-found-page';
import { PartUnavailable } from './part-unavailable';

export function UnmatchedPage() {
  const location = useLocation();
  const navigate = useNavigate();
  if (knowsRemotePages() && !findPageAt(location.pathname)) return <NotFoundPage />;
  return <PartUnavailable onRetry={() => void navigate(location, { replace: true })} />;
}
