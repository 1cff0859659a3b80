import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { openPaywall, useGetAccessQuery } from '@landsea/web-kit';
import { KeyRound } from 'lucide-react';

interface UnlockCardProps {
  tripId: string;
  /** Checkout sells nothing for a trip that is over. */
  isForSale: boolean;
}

export function UnlockCard({ tripId, isForSale }: UnlockCardProps) {
  const { data: access } = useGetAccessQuery({ tripId });
  if (!access || access.canEdit || access.isActive) return null;
  const { message, accessType, role = 'owner' } = access;
  const isShared = role === 'editor' || role === 'viewer';
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <KeyRound aria-hidden className="size-7 shrink-0 text-sea" strokeWidth={1.75} />
      <div className="min-w-0 grow basis-64">
        <h2 className="font-display text-lg">
          {isShared
            ? 'This trip is shared with you'
            : accessType === 'expired' || !isForSale
              ? 'This trip is closed for planning'
              : 'You’re on the free preview'}
        </h2>
        <p className="text-muted">{message}</p>
      </div>
      {isShared || !isForSale ? null : (
        <Button variant="primary" onClick={() => openPaywall({ tripId, message, accessType })}>
          Unlock this trip
        </Button>
      )}
    </Card>
  );
}
