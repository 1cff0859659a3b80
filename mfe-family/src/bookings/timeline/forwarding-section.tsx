import { demoForwardingMessage } from '@landsea/contracts/forwarding';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Copy, MailPlus } from 'lucide-react';
import { copyAddress } from '../../confirmations/forwarded/copy-address';
import {
  useEndForwardingMutation,
  useGetForwardingQuery,
  useRenewForwardingMutation,
} from '../../confirmations/forwarded/forwarding-api';
import { useIsDemo } from '../../trip-frame/access/use-demo';
import { KeepSection } from './keep-section';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

const waitingText = (count: number): string => {
  if (count === 0) return 'Nothing is waiting.';
  return count === 1
    ? 'One email is waiting at the top of this page.'
    : `${count} emails are waiting at the top of this page.`;
};

export function ForwardingSection({ tripId }: { tripId: string }) {
  const isDemo = useIsDemo();
  const { data: forwarding, error, refetch } = useGetForwardingQuery(tripId);
  const [renew, renewal] = useRenewForwardingMutation();
  const [end, ending] = useEndForwardingMutation();
  const address = forwarding?.address;
  return (
    <KeepSection
      anchor="forward"
      title="Forward a confirmation"
      lead={
        address
          ? 'Forward a confirmation to this address, and it waits here for you to check.'
          : 'This trip can have its own email address. Forward a confirmation to it, and it waits here for you to check.'
      }
    >
      {isDemo ? <Notice>{demoForwardingMessage}</Notice> : null}
      {error && !forwarding ? (
        <Notice
          tone="error"
          title="Your address did not load"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {toApiError(error).message}
        </Notice>
      ) : null}
      {forwarding || error || isDemo ? null : <Skeleton className="h-11 w-56" />}
      {address ? (
        <TextField
          label="Address of this trip"
          hint="Anyone who knows it can send to it. Nothing is added before you check it."
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      {forwarding && !isDemo ? (
        <div className="flex flex-wrap gap-2">
          {address ? (
            <Button icon={<Copy {...icon} />} onClick={() => void copyAddress(address)}>
              Copy
            </Button>
          ) : null}
          <Button
            {...(address ? { variant: 'quiet' } : { icon: <MailPlus {...icon} /> })}
            busy={renewal.isLoading}
            busyLabel="Making it…"
            onClick={() => void renew(tripId)}
          >
            {address ? 'Make a new address' : 'Get an address'}
          </Button>
          {address ? (
            <Button
              variant="quiet"
              busy={ending.isLoading}
              busyLabel="Turning it off…"
              onClick={() => void end(tripId)}
            >
              Turn it off
            </Button>
          ) : null}
        </div>
      ) : null}
      {address ? (
        <p className="text-sm text-muted">
          {waitingText(forwarding.emails.length)} A new address turns off the old one.
        </p>
      ) : null}
    </KeepSection>
  );
}
