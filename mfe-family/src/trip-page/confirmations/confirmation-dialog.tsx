import { CONFIRMATION_TEXT_LENGTH } from '@landsea/contracts/forwarding';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useGetAccessQuery } from '@landsea/web-kit';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { findSameBooking } from '../bookings/trip-bookings';
import type { DayItems } from '../items/use-day-items';
import { isItemKind } from './proposal';
import type { Proposal } from './proposal';
import { bookingOf } from './proposal-booking';
import type { ProposalFacts } from './proposal-booking';
import { ProposalCard } from './proposal-card';
import { problemsOf } from './proposal-checks';
import { proposalsOf } from './read-proposals';
import { readConfirmation } from './reading/read-confirmation';
import { useKnownPlaces } from './use-known-places';
import { useTakeConfirmation } from './use-take-confirmation';

export interface ConfirmationDialogProps {
  trip: TripDetail;
  dayItems: DayItems;
  title: string;
  source: ProposalFacts['source'];
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
  source,
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
  const { restaurantOf, hotelOf, places } = useKnownPlaces(trip);
  const seesMoney = useGetAccessQuery({ tripId: trip.id }).data?.seesMoney !== false;
  const { take, facts } = useTakeConfirmation({ trip, dayItems, source, restaurantOf, places, onUndone });
  const propose = (of: string) => {
    const names = {
      restaurant: (typed: string) => restaurantOf(typed)?.name ?? null,
      hotel: hotelOf,
    };
    return proposalsOf(readConfirmation(of, { trip, names }), trip);
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
  const hasProblems = (proposal: Proposal) => Object.keys(problemsOf(proposal, trip)).length > 0;
  const knownOf = (proposal: Proposal) => {
    if (isItemKind(proposal.kind) || proposal.date === '') return undefined;
    const { numbers = [], end = null, ...read } = bookingOf(proposal, facts, () => '');
    return findSameBooking({ ...read, numbers, end }, dayItems.plans?.bookings ?? []);
  };

  const read = (event: FormEvent) => {
    event.preventDefault();
    setProposals(propose(text));
    setTried(false);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (taken.some(hasProblems)) return;
    setBusy(true);
    const failed = await take(taken);
    setBusy(false);
    if (failed !== undefined) return setFailure(failed);
    onAdded?.();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      description={isRead ? 'Here’s what we found. Review it, then add it.' : description}
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
              Find bookings
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
            <ProposalCard
              key={index}
              {...{ trip, proposal, facts, seesMoney }}
              known={knownOf(proposal)}
              problems={isTried ? problemsOf(proposal, trip) : {}}
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
              label="Paste the email"
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
