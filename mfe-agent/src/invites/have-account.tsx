import { Button } from '@landsea/ui/button';
import { rememberDestination, useSession } from '@landsea/web-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { REDEEM_PATH } from './invitation-key';

/** Sign-in, by password or with Google, leads back to this page. */
export function HaveAccount() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'anonymous') rememberDestination(REDEEM_PATH);
  }, [status]);
  return (
    <div className="grid gap-2 border-t border-hairline pt-5 text-center">
      <p className="text-base text-muted">Do you have an account with this email, or do you use Google?</p>
      <Button asChild>
        <Link to="/auth">Sign in and come back</Link>
      </Button>
    </div>
  );
}
