import type { IntakePage } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { toApiError } from '@landsea/web-kit';
import { MailCheck, PartyPopper } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useConfirmIntakeMutation } from './intake-api';

type Sender = Pick<IntakePage, 'agentName'>;
const agentOf = ({ agentName }: Sender): string => agentName ?? 'Your agent';

function End({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-4 px-5 py-14 text-center">
      <span aria-hidden className="text-sea">
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1} className="font-display text-2xl text-ink outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}

export function IntakeDone({ page, confirmsEmail }: { page: Sender; confirmsEmail: boolean }) {
  return (
    <End icon={<PartyPopper size={44} strokeWidth={1.5} />} title="Thank you! Your answers are in.">
      <p className="text-lg text-muted">{agentOf(page)} has them and will get back to you.</p>
      {confirmsEmail ? (
        <Notice title="One more thing" className="text-left">
          We sent you an email. Tap the button in it to confirm your address, and you’ll get a copy of your
          answers.
        </Notice>
      ) : null}
    </End>
  );
}

/** A program that follows links of emails confirms nothing: a person taps the button. */
export function ConfirmAddress({ token, page }: { token: string; page: Sender }) {
  const [confirm, { isLoading, isSuccess, error }] = useConfirmIntakeMutation();
  if (isSuccess)
    return (
      <End icon={<MailCheck size={44} strokeWidth={1.5} />} title="Your address is confirmed">
        <p className="text-lg text-muted">A copy of your answers is on its way to your inbox.</p>
      </End>
    );
  return (
    <End icon={<MailCheck size={44} strokeWidth={1.5} />} title="Is this your email address?">
      <p className="text-lg text-muted">
        {agentOf(page)} has your answers. Confirm that the email you opened is yours, and we’ll send you a
        copy.
      </p>
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <Button
        variant="primary"
        size="lg"
        busy={isLoading}
        busyLabel="Confirming..."
        onClick={() => void confirm(token)}
      >
        Yes, it’s mine
      </Button>
    </End>
  );
}
