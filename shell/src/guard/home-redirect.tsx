import { useSession } from '@landsea/web-kit';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isHomePath } from '../session/home-paths';
import { isSigningOut } from '../session/signing-out';
import { getRoleHome, usePostLoginDestination } from '../session/post-login-destination';

export function HomeRedirect({ children }: { children: ReactNode }) {
  const { pathname, state } = useLocation();
  const { user } = useSession();
  const navigate = useNavigate();
  const destinationOf = usePostLoginDestination();
  const isRoot = pathname === '/' && !isSigningOut(state);
  const ownHome = user && getRoleHome(user);
  const leaves = user !== undefined && (isRoot || (isHomePath(pathname) && ownHome !== undefined));

  useEffect(() => {
    if (!leaves) return undefined;
    let isCurrent = true;
    void destinationOf(user, pathname).then((destination) => {
      if (isCurrent) void navigate(destination, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [leaves, user, pathname, destinationOf, navigate]);

  return leaves ? null : children;
}
