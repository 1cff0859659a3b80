import { AppScope } from '@landsea/ui/app-scope';
import { Button } from '@landsea/ui/button';
import { useSession } from '@landsea/web-kit';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountButton } from './account-button';
import { frameHelp } from './frame-help';

/** Menus weigh 20 kB: this one loads when its button is pressed, and opens at once. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }));

const wayIn = 'min-h-11 items-center px-2 text-base font-semibold no-underline hover:underline';

export function Account() {
  const { status, user } = useSession();
  const [isAwaited, setAwaited] = useState(false);
  // An unreachable service says nothing about the session.
  if (status === 'loading' || status === 'unreachable') return <span className="size-11" />;
  if (!user) {
    return (
      <>
        <Link to="/pricing" className={`${wayIn} hidden text-ink min-[24rem]:inline-flex`}>
          Pricing
        </Link>
        <Link to="/auth" className={`${wayIn} inline-flex text-sea`}>
          Sign In
        </Link>
        <Button asChild variant="primary" size="sm" className="max-sm:hidden">
          <Link to="/auth/signup">Start free</Link>
        </Button>
      </>
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
