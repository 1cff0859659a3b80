import type { TripDetail } from '@landsea/contracts/trip';
import { ItemPanel } from '../../../trip-page/items/panel/item-panel';
import { failureText, useDayItems } from '../../../trip-page/items/use-day-items';
import { FlightForm, flightItem } from './flight-form';

/** What is done with flights: a new one is added, or the one with an id is open. */
export type FlightStep = { kind: 'add' } | { kind: 'open'; itemId: string } | undefined;

interface FlightDialogsProps {
  trip: TripDetail;
  step: FlightStep;
  onClose: () => void;
}

/** The form and the panel of flights, with the offer to undo that stays after them. */
export function FlightDialogs({ trip, step, onClose }: FlightDialogsProps) {
  const dayItems = useDayItems(trip.id);
  const isOpen = step?.kind === 'open' && dayItems.items.some(({ id }) => id === step.itemId);
  return (
    <>
      {step?.kind === 'add' ? (
        <FlightForm
          trip={trip}
          onSave={async (draft) =>
            failureText(
              await dayItems.add(flightItem(crypto.randomUUID(), draft), {
                undo: `${draft.flight} added`,
                isForm: true,
              }),
            )
          }
          onClose={onClose}
        />
      ) : null}
      {isOpen ? <ItemPanel key={step.itemId} {...{ trip, dayItems, onClose }} itemId={step.itemId} /> : null}
      {dayItems.notices}
    </>
  );
}
