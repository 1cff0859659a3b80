import { useSession } from '@landsea/web-kit';
import { useLocation } from 'react-router-dom';
import { showsNavigation } from '../nav/nav-entries';

export function DemoLine() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user?.isDemo || !showsNavigation(pathname)) return null;
  return (
    <p className="bg-sea-soft px-4 py-1.5 text-center text-sm text-ink sm:px-6 print:hidden">
      This is your own private demo. It’s deleted after a day.
    </p>
  );
}
