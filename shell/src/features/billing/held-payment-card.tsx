import type { HeldPayment } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatMoney } from '@landsea/web-kit';
import { useId, useState } from 'react';
import { formatDay } from '../../billing-data/billing-labels';
import { billingMessages, heldMessages, unknownTrip } from './billing-messages';
import { HeldChoiceDialog, type HeldChoice } from './held-choice-dialog';

export function HeldPaymentCard({ held, now }: { held: HeldPayment; now: Date }) {
  const titleId = useId();
  const [choice, setChoice] = useState<HeldChoice>();
  const waiting = held.tripName ?? unknownTrip;
  const { blocking } = held;
  const active = blocking?.tripName ?? unknownTrip;
  return (
    <Card aria-labelledby={titleId} className="border-l-4 border-l-sun">
      <CardTitle id={titleId}>{billingMessages.held}</CardTitle>
      {blocking ? (
        <>
          <p className="mt-2 max-w-prose wrap-anywhere tabular-nums">
            {heldMessages.text(
              formatMoney(held.amountCents),
              waiting,
              active,
              formatDay(held.refundsAt, now),
            )}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              variant="primary"
              className="max-w-xl py-2 wrap-anywhere"
              onClick={() => {
                setChoice({ kind: 'archive', tripId: blocking.tripId });
              }}
            >
              <span className="line-clamp-3">{heldMessages.archive(active, waiting)}</span>
            </Button>
            <Button
              onClick={() => {
                setChoice({ kind: 'refund' });
              }}
            >
              {heldMessages.refund}
            </Button>
          </div>
        </>
      ) : (
        <p role="status" className="mt-2 wrap-anywhere">
          {heldMessages.opening(waiting)}
        </p>
      )}
      {choice ? (
        <HeldChoiceDialog
          choice={choice}
          held={held}
          names={{ active, waiting }}
          onClose={() => {
            setChoice(undefined);
          }}
        />
      ) : null}
    </Card>
  );
}
