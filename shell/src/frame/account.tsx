import { Button } from '@landsea/ui/button';
import { Tooltip } from '@landsea/ui/overlays/tooltip';
import { useSession } from '@landsea/web-kit';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLogOut } from '../session/use-log-out';
import { frameHelp } from './frame-help';

/** Who is signed in, and the way out; or the way in. */
export function Account() {
  const { status, user } = useSession();
  const { logOut, isLeaving } = useLogOut();
  // Who cannot be asked for may well be signed in.
  if (status === 'loading' || status === 'unreachable') return <span className="h-11 w-24" />;
  if (!user) {
    return (
      <Button asChild variant="primary">
        <Link to="/auth">Sign In</Link>
      </Button>
    );
  }
  const name = user.firstName || (user.email.split('@')[0] ?? '');
  return (
    <div data-help={frameHelp.account} className="flex min-w-0 items-center gap-1">
      <Link
        to="/settings"
        className="grid min-h-11 min-w-0 content-center rounded-lg px-1 text-right leading-tight no-underline"
      >
        <span className="max-w-24 truncate text-sm font-semibold text-ink sm:max-w-32">{name}</span>
        <span className="text-sm text-muted">Signed in</span>
        <span className="sr-only">Settings</span>
      </Link>
      <Tooltip text="Log out">
        <button
          type="button"
          aria-label="Log out"
          disabled={isLeaving}
          onClick={() => void logOut()}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-sea-soft hover:text-ink disabled:opacity-60"
        >
          <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </Tooltip>
    </div>
  );
}
