import { Button } from '@landsea/ui/button';
import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsDemo } from '../../trip-frame/access/use-demo';
import { copyAddress } from './copy-address';
import { useGetForwardingQuery } from './forwarding-api';
import { useTakesEmails } from './use-takes-emails';

export function ForwardingHint({ tripId, onLeave }: { tripId: string; onLeave: () => void }) {
  const isDemo = useIsDemo();
  const takesEmails = useTakesEmails(tripId);
  const { data: forwarding } = useGetForwardingQuery(tripId, { skip: !takesEmails });
  if (!forwarding || isDemo) return null;
  const { address } = forwarding;
  if (address === null)
    return (
      <p className="text-sm text-muted">
        Rather forward it?{' '}
        <Link to={`/trip/${tripId}/timeline#forward`} onClick={onLeave} className="text-sea underline">
          Get an address for this trip
        </Link>
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p className="min-w-0 wrap-anywhere">
        Or forward the email to <span className="text-ink">{address}</span>
      </p>
      <Button
        size="sm"
        variant="quiet"
        icon={<Copy aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={() => void copyAddress(address)}
      >
        Copy
      </Button>
    </div>
  );
}
