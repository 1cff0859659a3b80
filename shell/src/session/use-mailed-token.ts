import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The mailed token leaves the address bar at once; '' without one. */
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
