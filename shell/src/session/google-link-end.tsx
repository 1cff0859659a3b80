import { notify } from '@landsea/web-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { googleMessage } from './google-messages';
import { isEntrance, useGoogleOutcome } from './google-outcome';

/** Who went to Google from the settings comes back to them, and is told once how it ended. */
export function GoogleLinkEnd() {
  const { pathname } = useLocation();
  const outcome = useGoogleOutcome();
  const navigate = useNavigate();
  const isBack = pathname === '/settings' && outcome !== undefined && !isEntrance(outcome);
  useEffect(() => {
    if (!isBack) return;
    notify(googleMessage(outcome));
    void navigate(pathname, { replace: true });
  }, [isBack, outcome, pathname, navigate]);
  return null;
}
