import {
  errorTexts,
  notify,
  listenToAnnouncement,
  sessionEnded,
  timings,
  useAppDispatch,
} from '@landsea/web-kit';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSigningOut, signingOut } from './signing-out';

/** The toast stays 6 seconds; after 2 the person is signed out and back home. */
export function SessionEnd() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isLeaving = useRef(false);

  // The page that was left must be gone: it would send a visitor to /auth.
  useEffect(() => {
    if (!isLeaving.current || !isSigningOut(state)) return;
    isLeaving.current = false;
    dispatch(sessionEnded());
  }, [state, dispatch]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listenToAnnouncement('session-expired', ({ message }) => {
      if (timer !== undefined) return;
      notify({
        title: errorTexts.sessionExpiredTitle,
        description: message,
        tone: 'error',
        seconds: timings.toast.sessionExpiredSeconds,
      });
      timer = setTimeout(() => {
        timer = undefined;
        isLeaving.current = true;
        void navigate('/', { state: signingOut });
      }, timings.redirect.afterSessionExpired);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [dispatch, navigate]);
  return null;
}
