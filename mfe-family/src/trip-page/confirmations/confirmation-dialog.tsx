import { placeMatcher } from '@landsea/contracts/catalogue';
import { CONFIRMATION_TEXT_LENGTH } from '@landsea/contracts/forwarding';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify } from '@landsea/web-kit';
import { useNewIds } from '@landsea/web-kit/rows';
import { useId, useMemo, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useChangeTripMutation, useUndoChangeMutation } from '../api/trip-change-api';
import { useCatalogueList } from '../catalogue/catalogue-api';
import { failureText } from '../items/use-day-items';
import type { DayItems } from '../items/use-day-items';
import { ProposalFields } from './proposal-fields';
import { problemOf, proposalsOf, stepOf } from './proposals';
import type { Proposal } from './proposals';
import { numbersEdit } from './trip-numbers';
import { readConfirmation } from './reading/read-confirmation';

export interface ConfirmationDialogProps {
  trip: TripDetail;
  dayItems: DayItems;
  title: string;
  /** Above the text, as long as nothing is read in it. */
  description: string;
  /** Read at once; undefined where the person pastes it. */
  text?: string | undefined;
  /** What to do about a text in which nothing can be read. */
  whenUnread: string;
  /** Below the text. */
  aside?: ReactNode;
  /** Beside the button that reads the text. */
  action?: ReactNode;
  onAdded?: () => void;
  onUndone?: () => void;
  onClose: () => void;
}

/** The text of a mail becomes bookings to accept; nothing is added that the person has not seen. */
export function ConfirmationDialog({
  trip,
  dayItems,
  title,
  description,
  text: given,
  whenUnread,
  aside,
  action,
  onAdded,
  onUndone,
  onClose,
}: ConfirmationDialogProps) {
  const form = useId();
  const ids = useNewIds();
  const [changeTrip] = useChangeTripMutation();
  const [undoChange] = useUndoChangeMutation();
  const { entries: restaurants } = useCatalogueList('restaurants');
  const restaurantOf = useMemo(() => placeMatcher(restaurants ?? [], { extraWords: false }), [restaurants]);
  const stayOf = useMemo(
    () =>
      placeMatcher(
        trip.stays.map(({ hotelName }) => ({ name: hotelName })),
        { extraWords: false },
      ),
    [trip.stays],
  );
  const propose = (of: string) => {
    const names = {
      restaurant: (typed: string) => restaurantOf(typed)?.name ?? null,
      hotel: (typed: string) => stayOf(typed)?.name ?? null,
    };
    return proposalsOf(readConfirmation(of, trip, names), trip);
  };
  const [text, setText] = useState(given ?? '');
  const [proposals, setProposals] = useState<readonly Proposal[] | undefined>(() =>
    given === undefined ? undefined : propose(given),
  );
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const taken = proposals?.filter(({ isTaken }) => isTaken) ?? [];
  const isRead = proposals !== undefined && proposals.length > 0;

  const read = (event: FormEvent) => {
    event.preventDefault();
    setProposals(propose(text));
    setTried(false);
  };
  /** Answers the trip with the numbers; undefined when there is nothing to change, or it failed and the person knows. */
  const saveNumbers = async (): Promise<TripDetail | undefined> => {
    const edit = numbersEdit(taken, trip);
    if (!edit) return undefined;
    const { data } = await changeTrip({ seen: trip, edit });
    if (data?.kind === 'saved') return data.trip;
    notify({
      tone: 'error',
      title: 'Your booking is added, but not its number in the trip details',
      description: 'Add the number there once you’re back online.',
    });
    return undefined;
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (taken.some((proposal) => problemOf(proposal, trip))) return;
    setBusy(true);
    const step = stepOf({
      proposals: taken,
      items: dayItems.items,
      restaurantOf,
      newId: (proposal) => ids.of(proposal),
    });
    let changed: TripDetail | undefined;
    const onUndo = () => {
      if (changed) void undoChange({ tripId: trip.id, version: changed.version });
      onUndone?.();
    };
    const ended = await dayItems.changeMany(step, { onUndo });
    const isAdded = ended.kind === 'saved' || ended.kind === 'kept';
    if (isAdded) changed = await saveNumbers();
    setBusy(false);
    if (isAdded) {
      onAdded?.();
      return onClose();
    }
    setFailure(failureText(ended));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      description={isRead ? 'Check what we read. Nothing is added until you say so.' : description}
      footer={
        isRead ? (
          <>
            <Button variant="quiet" onClick={() => setProposals(undefined)}>
              Back to the text
            </Button>
            <Button
              form={form}
              type="submit"
              variant="primary"
              disabled={taken.length === 0}
              busy={isBusy}
              busyLabel="Adding…"
            >
              {taken.length > 1 ? `Add ${String(taken.length)} bookings` : 'Add to my trip'}
            </Button>
          </>
        ) : (
          <>
            {action}
            <Button form={form} type="submit" variant="primary" disabled={text.trim() === ''}>
              Read it
            </Button>
          </>
        )
      }
    >
      <form id={form} noValidate onSubmit={isRead ? (event) => void add(event) : read} className="grid gap-5">
        {failure ? (
          <Notice tone="error" title="Not added">
            {failure}
          </Notice>
        ) : null}
        {isRead ? (
          proposals.map((proposal, index) => (
            <ProposalFields
              key={index}
              {...{ trip, proposal }}
              error={isTried && proposal.isTaken ? problemOf(proposal, trip) : undefined}
              onChange={(next) => setProposals(proposals.with(index, next))}
            />
          ))
        ) : (
          <>
            {proposals ? (
              <Notice tone="warning" title="We could not tell what this confirms">
                {whenUnread}
              </Notice>
            ) : null}
            <TextAreaField
              label="Text of the email"
              rows={10}
              maxLength={CONFIRMATION_TEXT_LENGTH}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {aside}
          </>
        )}
      </form>
    </Dialog>
  );
}
