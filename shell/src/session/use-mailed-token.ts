import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The token of the mailed link that led here, '' for none. It leaves the address bar at once. */
export const useMailedToken = (): string => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => query.get('token') ?? '');
  const isShown = query.has('token');
  useEffect(() => {
    if (isShown) void navigate({ search: '' }, { replace: true });
  }, [isShown, navigate]);
  return token;
};
