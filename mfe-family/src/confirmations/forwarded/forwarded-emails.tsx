import { MOST_WAITING_EMAILS } from '@landsea/contracts/forwarding';
import type { ForwardedEmail, ForwardedEmailText } from '@landsea/contracts/forwarding';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Mail } from 'lucide-react';
import { toApiError } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, useId, useState } from 'react';
import { formatActivityTime } from '../../trip-frame/api/activity-labels';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import type { DayItems } from '../../items/queue/use-day-items';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import {
  useDismissEmailMutation,
  useGetForwardingQuery,
  useLazyGetForwardedEmailQuery,
  useRestoreEmailMutation,
} from './forwarding-api';

const ForwardedConfirmation = loadLatePart(() => import('./forwarded-confirmation'), 'ForwardedConfirmation');
const FIRST = 3;

export function ForwardedEmails({ trip, dayItems }: { trip: TripDetail; dayItems: DayItems }) {
  const id = useId();
  const { data: forwarding } = useGetForwardingQuery(trip.id);
  const [fetchText, fetching] = useLazyGetForwardedEmailQuery();
  const [dismiss] = useDismissEmailMutation();
  const [restore] = useRestoreEmailMutation();
  const { offerUndo, undoBar } = useUndo();
  const [opened, setOpened] = useState<ForwardedEmailText>();
  const [isWhole, setWhole] = useState(false);
  const emails = forwarding?.emails ?? [];
  // Names of restaurants are part of what is read in an email.
  const restaurants = useCatalogueList('restaurants', { skip: emails.length === 0 });
  const isReady = restaurants.entries !== undefined || restaurants.error !== undefined;
  const shown = isWhole ? emails : emails.slice(0, FIRST);

  const open = async ({ id: emailId }: ForwardedEmail) => {
    const { data } = await fetchText({ tripId: trip.id, id: emailId });
    if (data) setOpened(data);
  };
  const undo = (email: ForwardedEmail) => void restore({ tripId: trip.id, id: email.id });
  const dismissOne = async (email: ForwardedEmail) => {
    const { error } = await dismiss({ tripId: trip.id, id: email.id });
    if (!error) offerUndo({ text: `“${email.subject || 'No subject'}” dismissed`, undo: () => undo(email) });
  };
  return (
    <>
      {emails.length > 0 ? (
        <section aria-labelledby={id} className="grid gap-2 pb-8 print:hidden">
          <div>
            <h2 id={id} className="font-display text-xl">
              From your inbox
            </h2>
            <p className="text-muted">Confirmations you forwarded. Nothing is added before you check it.</p>
          </div>
          {emails.length >= MOST_WAITING_EMAILS ? (
            <Notice tone="warning" title="Your inbox is full">
              {String(MOST_WAITING_EMAILS)} emails are waiting. New ones can’t come in until you check or
              dismiss some.
            </Notice>
          ) : null}
          {fetching.isError && !fetching.isFetching ? (
            <Notice tone="error" title="This email did not open">
              {toApiError(fetching.error).message}
            </Notice>
          ) : null}
          <ul className="divide-y divide-hairline border-y border-hairline">
            {shown.map((email) => (
              <EmailRow
                key={email.id}
                email={email}
                isOpening={
                  (fetching.isFetching && fetching.originalArgs?.id === email.id) ||
                  (opened?.id === email.id && !isReady)
                }
                onOpen={() => void open(email)}
                onDismiss={() => void dismissOne(email)}
              />
            ))}
          </ul>
          {shown.length < emails.length ? (
            <Button variant="quiet" className="justify-self-start" onClick={() => setWhole(true)}>
              Show all {emails.length}
            </Button>
          ) : null}
        </section>
      ) : null}
      {opened && isReady ? (
        <Suspense fallback={null}>
          <ForwardedConfirmation
            {...{ trip, dayItems }}
            email={opened}
            onDismiss={() => void dismissOne(opened)}
            onAdded={() => void dismiss({ tripId: trip.id, id: opened.id })}
            onUndone={() => undo(opened)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
      {undoBar}
    </>
  );
}

interface EmailRowProps {
  email: ForwardedEmail;
  isOpening: boolean;
  onOpen: () => void;
  onDismiss: () => void;
}

function EmailRow({ email: { sender, subject, receivedAt }, isOpening, onOpen, onDismiss }: EmailRowProps) {
  const name = subject || 'No subject';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Mail aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" strokeWidth={1.75} />
      <div className="min-w-48 grow basis-0">
        <p className="line-clamp-2 font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {sender}, <time dateTime={receivedAt}>{formatActivityTime(receivedAt)}</time>
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" busy={isOpening} busyLabel="Opening…" onClick={onOpen}>
          Check<span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          Dismiss<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
