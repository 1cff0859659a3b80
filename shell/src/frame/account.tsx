import { AppScope } from '@landsea/ui/app-scope';
import { Button } from '@landsea/ui/button';
import { useSession } from '@landsea/web-kit';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountButton } from './account-button';
import { frameHelp } from './frame-help';

/** Menus weigh 20 kB: this one is fetched when its button is pressed, and opens with it. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }));

/** Who is signed in, with the pages of the account and the way out; or the way in. */
export function Account() {
  const { status, user } = useSession();
  const [isAwaited, setAwaited] = useState(false);
  // Who cannot be asked for may well be signed in.
  if (status === 'loading' || status === 'unreachable') return <span className="size-11" />;
  if (!user) {
    return (
      <Button asChild variant="primary">
        <Link to="/auth">Sign In</Link>
      </Button>
    );
  }
  const button = <AccountButton user={user} aria-haspopup="menu" onClick={() => setAwaited(true)} />;
  return (
    <div data-help={frameHelp.account} className="shrink-0">
      <AppScope name="shell">
        {isAwaited ? (
          <Suspense fallback={button}>
            <AccountMenu user={user} />
          </Suspense>
        ) : (
          button
        )}
      </AppScope>
    </div>
  );
}
