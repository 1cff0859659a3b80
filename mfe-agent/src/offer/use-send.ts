import type { ApiFailure } from '@landsea/web-kit/http';
import { useRef, useState } from 'react';

interface Sending {
  isSending: boolean;
  isSent: boolean;
  error?: ApiFailure;
}

const idle: Sending = { isSending: false, isSent: false };

/** One call of a form and what became of it. `send` answers nothing while the call before is on its way. */
export const useSend = <Body, Sent extends { ok: true } | { ok: false; failure: ApiFailure }>(
  call: (body: Body) => Promise<Sent>,
) => {
  const [sending, setSending] = useState(idle);
  const isBusy = useRef(false);
  const send = async (body: Body): Promise<Sent | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setSending({ ...idle, isSending: true });
    const answer = await call(body);
    isBusy.current = false;
    setSending(answer.ok ? { ...idle, isSent: true } : { ...idle, error: answer.failure });
    return answer;
  };
  return { ...sending, send, reset: () => setSending(idle) };
};
