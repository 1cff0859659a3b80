import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import { canGoDown } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { useState } from 'react';
import type { OnChanged } from '../use-undo-change';
import { LowerPriceDialog } from './lower-price-dialog';

interface LowerPriceButtonProps {
  trip: AgentBookings;
  row: AgentBooking;
  onChanged: OnChanged;
}

export function LowerPriceButton({ trip, row, onChanged }: LowerPriceButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {trip.seesMoney && canGoDown(row) ? (
        <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
          Found a lower price<span className="sr-only"> for {row.booking.title}</span>
        </Button>
      ) : null}
      {isOpen ? <LowerPriceDialog {...{ trip, row, onChanged }} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
