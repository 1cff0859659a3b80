import type { GoogleOutcome, User } from '@landsea/contracts/account';
import { clearCachedEntries, delay, notify, timings, useSession } from '@landsea/web-kit';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getGoogleMessage } from './google-messages';
import { isEntrance, useGoogleOutcome } from './google-outcome';
import { getRegistrationDestination, usePostLoginDestination } from '../../session/post-login-destination';
import { accountCreated, welcomeBack } from './auth-messages';

export const useContinueAfterSignIn = () => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const outcome = useGoogleOutcome();
  const navigate = useNavigate();
  const destinationOf = usePostLoginDestination();
  const isLeaving = useRef(false);

  /** A form at work decides the destination and the time itself. */
  const hold = (isHeld: boolean) => {
    isLeaving.current = isHeld;
  };
  const signedIn = useCallback(
    async (person: User) => {
      await delay(timings.redirect.afterLogin);
      await navigate(await destinationOf(person, pathname), { replace: true });
    },
    [destinationOf, navigate, pathname],
  );
  const registered = useCallback(
    async (person: User) => {
      await delay(timings.redirect.registrationSettles);
      notify(accountCreated);
      await delay(timings.redirect.afterRegistration);
      await navigate(getRegistrationDestination(person, pathname), { replace: true });
    },
    [navigate, pathname],
  );

  const arrived = useCallback(
    async (person: User, how: GoogleOutcome | undefined) => {
      // The toaster beside this page listens once both are mounted.
      await Promise.resolve();
      if (isEntrance(how)) clearCachedEntries({ keepsUnsent: true });
      if (how === 'created') return registered(person);
      const message = how === 'welcome' ? welcomeBack : how && getGoogleMessage(how);
      if (message) notify(message);
      return how === 'welcome'
        ? signedIn(person)
        : navigate(await destinationOf(person, pathname), { replace: true });
    },
    [destinationOf, navigate, pathname, registered, signedIn],
  );

  useEffect(() => {
    if (!user || isLeaving.current) return;
    isLeaving.current = true;
    void arrived(user, outcome);
  }, [user, outcome, arrived]);

  return { hold, signedIn, registered };
};
