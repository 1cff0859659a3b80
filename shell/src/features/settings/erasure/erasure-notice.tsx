import { useSession } from '@landsea/web-kit';
import { useLocation } from 'react-router-dom';
import { KeepAccount } from './keep-account';

export function ErasureNotice() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user?.erasesAt || pathname.startsWith('/settings')) return null;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
      <KeepAccount erasesAt={user.erasesAt} />
    </div>
  );
}
