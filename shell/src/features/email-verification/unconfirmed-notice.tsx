import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { sessionMemory, useSession } from '@landsea/web-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { verificationMessages } from './email-verification-messages';
import { SendAgainButton } from './send-again-button';

const KEY = 'emailNoticeDismissed';
const quietPages = /^\/($|auth|login|verify-email|confirm-email)/;

/** Asks who has not confirmed their address to do so, until they close it for this visit. */
export function UnconfirmedNotice() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [dismissedBy, setDismissedBy] = useState(() => sessionMemory.read(KEY));
  if (!user || dismissedBy === user.id || quietPages.test(pathname)) return null;
  const dismiss = () => {
    sessionMemory.write(KEY, user.id);
    setDismissedBy(user.id);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
      <Notice
        title={verificationMessages.please}
        action={
          <div className="flex flex-wrap gap-2">
            <SendAgainButton email={user.email} />
            <Button size="sm" variant="quiet" onClick={dismiss}>
              {verificationMessages.notNow}
            </Button>
          </div>
        }
      >
        <span className="break-words">{verificationMessages.pleaseText(user.email)}</span>
      </Notice>
    </div>
  );
}
