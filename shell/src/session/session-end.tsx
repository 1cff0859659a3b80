import { errorTexts, notify, onAnnouncement, sessionEnded, timings, useAppDispatch } from '@landsea/web-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** An expired session is said for 6 seconds; after 2 the person is signed out and back home. */
export function SessionEnd() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAnnouncement('session-expired', ({ message }) => {
      if (timer !== undefined) return;
      notify({
        title: errorTexts.sessionExpiredTitle,
        description: message,
        tone: 'error',
        seconds: timings.toast.sessionExpiredSeconds,
      });
      timer = setTimeout(() => {
        timer = undefined;
        void navigate('/')?.then(() => dispatch(sessionEnded()));
      }, timings.redirect.afterSessionExpired);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [dispatch, navigate]);
  return null;
}
