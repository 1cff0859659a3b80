import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { rememberDestination, useSession } from '@landsea/web-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

/** An emailed link confirms an address only for its signed-in owner; sign-in leads back to `path`. */
export function SignInToConfirm({ path }: { path: string }) {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'anonymous') rememberDestination(path);
  }, [status, path]);
  return (
    <Card className="grid max-w-xl gap-5">
      <div className="grid gap-2">
        <h2 className="font-display text-xl">Sign in to confirm your address</h2>
        <p className="text-muted">
          That way nobody can use an account that was opened with your address. You come straight back here.
        </p>
      </div>
      <Button asChild variant="primary" size="lg">
        <Link to="/auth">Sign in</Link>
      </Button>
      <p className="border-t border-hairline pt-4 text-base text-muted">
        You did not create this account? Choose “Forgot your password?” on the sign-in page: the account
        becomes yours, and the person who opened it is signed out.
      </p>
    </Card>
  );
}
