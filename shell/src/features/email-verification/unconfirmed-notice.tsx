import { sessionMemory, useSession } from '@landsea/web-kit';
import { Mail, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { verificationMessages } from './email-verification-messages';
import { SendAgainButton } from './send-again-button';

const KEY = 'emailNoticeDismissed';
const quietPages = /^\/($|auth|login|verify-email|confirm-email)/;

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
    <div role="status" className="bg-sea-soft text-ink print:hidden">
      <div className="mx-auto flex max-w-page items-center gap-x-3 pl-4 sm:pl-6">
        <Mail aria-hidden className="size-5 shrink-0 text-sea max-sm:hidden" strokeWidth={1.75} />
        <p className="min-w-0 grow py-1 text-sm">
          <span className="font-semibold">{verificationMessages.please}</span>
          <span className="max-lg:sr-only"> {verificationMessages.pleaseText(user.email)}</span>
        </p>
        <SendAgainButton quiet email={user.email} />
        <button
          type="button"
          aria-label={verificationMessages.notNow}
          onClick={dismiss}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:text-sea"
        >
          <X aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  );
}
