import { CONFIRMATION_TEXT_LENGTH, type StatedReservation } from '@landsea/contracts/forwarding';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useGetAccessQuery } from '@landsea/web-kit';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { DayItems } from '../../items/queue/use-day-items';
import { proposeByHand } from './by-hand';
import { canBeTaken, type Proposal } from './proposal';
import type { ProposalFacts } from './proposal-booking';
import { ProposalCard } from './proposal-card';
import { findProposalProblems } from './proposal-checks';
import { makeProposals } from './read-proposals';
import { submitLabel } from './take-confirmation';
import { UnreadNotice } from '../forwarded/unread-notice';
import { useKnownPlaces } from './use-known-places';
import { useMailReader } from './use-mail-reader';
import { useTakeConfirmation } from './use-take-confirmation';

export interface ConfirmationDialogProps {
  trip: TripDetail;
  dayItems: DayItems;
  title: string;
  source: ProposalFacts['source'];
  description: string;
  text?: string | undefined;
  reservations?: readonly StatedReservation[] | undefined;
  whenUnread: string;
  aside?: ReactNode;
  kept?: ReactNode;
  action?: ReactNode;
  onAdded?: () => void;
  onUndone?: () => void;
  onClose: () => void;
}

const readHint = 'Here’s what we found. Review it, then add it.';
const typedHint = 'Fill in what the email says. Only what we’re sure of is filled in already.';

/** The text of a mail becomes bookings to accept; nothing is added that the person has not seen. */
export function ConfirmationDialog({
  trip,
  dayItems,
  title,
  source,
  description,
  text: given,
  reservations = [],
  whenUnread,
  aside,
  kept,
  action,
  onAdded,
  onUndone,
  onClose,
}: ConfirmationDialogProps) {
  const form = useId();
  const { restaurantOf, names, places } = useKnownPlaces(trip);
  const reader = useMailReader(trip, names, reservations);
  const seesMoney = useGetAccessQuery({ tripId: trip.id }).data?.seesMoney !== false;
  const { take, facts, isKnown } = useTakeConfirmation({
    trip,
    dayItems,
    source,
    restaurantOf,
    places,
    onUndone,
  });
  const [text, setText] = useState(given ?? '');
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  const [isTyped, setTyped] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const offered = proposals?.filter((proposal) => canBeTaken(proposal, isKnown(proposal))) ?? [];
  const taken = offered.filter(({ isTaken }) => isTaken);
  const isRead = proposals !== undefined && proposals.length > 0;
  const hasProblems = (proposal: Proposal) => Object.keys(findProposalProblems(proposal, trip)).length > 0;

  const read = async () => {
    const { bookings } = await reader.read(text);
    setProposals(makeProposals(bookings, trip));
    setTyped(false);
    setTried(false);
  };
  const isOpened = useRef(false);
  useEffect(() => {
    if (given === undefined || isOpened.current) return;
    isOpened.current = true;
    void read();
  });
  const backToText = () => {
    setProposals(undefined);
    setTyped(false);
  };
  const addByHand = async () => {
    const certain = await reader.readCertain(text);
    setProposals(proposeByHand(certain, given === undefined ? '' : title, trip));
    setTyped(true);
  };
  const add = async () => {
    setTried(true);
    if (taken.some(hasProblems)) return;
    setBusy(true);
    const failed = await take(taken);
    setBusy(false);
    if (failed !== undefined) return setFailure(failed);
    onAdded?.();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (isRead ? add() : read());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      description={isTyped ? typedHint : isRead ? readHint : description}
      footer={
        isRead ? (
          <>
            <Button variant="quiet" onClick={backToText}>
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
              {submitLabel(taken, offered, isKnown)}
            </Button>
          </>
        ) : (
          <>
            {action}
            <Button
              form={form}
              type="submit"
              variant="primary"
              disabled={text.trim() === ''}
              busy={reader.isReading}
              busyLabel="Reading…"
            >
              Find bookings
            </Button>
          </>
        )
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        {failure ? (
          <Notice tone="error" title="Not added">
            {failure}
          </Notice>
        ) : null}
        {isRead
          ? proposals.map((proposal, index) => (
              <ProposalCard
                key={index}
                {...{ trip, proposal, facts, seesMoney, isTyped }}
                isKnown={isKnown(proposal)}
                problems={isTried ? findProposalProblems(proposal, trip) : {}}
                onChange={(next) => setProposals(proposals.with(index, next))}
              />
            ))
          : null}
        {isTyped ? (
          <>
            <TextAreaField label="The email" rows={8} readOnly value={text} />
            {kept}
          </>
        ) : isRead ? null : (
          <>
            {proposals ? (
              <UnreadNotice onAddByHand={() => void addByHand()}>{whenUnread}</UnreadNotice>
            ) : null}
            <TextAreaField
              label="Paste the email"
              rows={10}
              maxLength={CONFIRMATION_TEXT_LENGTH}
              value={text}
              readOnly={reader.isReading}
              onChange={(event) => setText(event.target.value)}
            />
            {kept}
            {aside}
          </>
        )}
      </form>
    </Dialog>
  );
}
