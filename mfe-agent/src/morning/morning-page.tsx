import { MORNING_DAYS, type LeftClient, type Morning } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDayOf, toApiError } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useUndoBar, type LastDone } from '../frame/undo-bar';
import { useNow } from '../frame/use-now';
import { useDueTasks } from '../frame/tasks/workflows-api';
import { DueTasks } from './due-tasks';
import { useMorning } from './morning-api';
import { MorningQueue } from './morning-queue';
import { UnansweredMessages } from './unanswered-messages';
import { useMorningKeys } from './use-morning-keys';

function LeftClients({ clients }: { clients: readonly LeftClient[] }) {
  if (clients.length === 0) return null;
  return (
    <ul aria-label="Clients who left" className="grid gap-2 pb-5">
      {clients.map(({ clientId, clientName, leftAt }) => {
        const firstName = clientName.split(' ')[0] ?? clientName;
        return (
          <li
            key={clientId}
            className="rounded-card border border-hairline bg-sun-soft px-4 py-3 wrap-anywhere text-ink"
          >
            <Link
              to={`/app/agents/clients/${clientId}`}
              className="inline-flex min-h-11 items-center font-semibold text-sea underline"
            >
              {clientName}
            </Link>{' '}
            left on {formatDayOf(leftAt)}. You keep what you planned; {firstName} no longer sees it.
          </li>
        );
      })}
    </ul>
  );
}

const hints = [
  ['j', 'next'],
  ['k', 'back'],
  ['Enter', 'open'],
  ['↑ ↓', 'choose a wish'],
  ['c', 'copy'],
  ['b', 'booked'],
  ['n', 'no table or ride left'],
  ['N', 'nothing left at all'],
  ['m', 'tell the client'],
  ['l', 'later'],
  ['d', 'done'],
  ['u', 'undo'],
] as const;

function KeyHints() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 pb-5 text-sm text-muted max-sm:hidden pointer-coarse:hidden">
      {hints.map(([key, what]) => (
        <span key={key} className="whitespace-nowrap">
          <kbd className="rounded border border-edge bg-surface px-1.5 font-sans text-ink">{key}</kbd> {what}
        </span>
      ))}
    </p>
  );
}

/** Undo and the message about it stay in reach of the keys when nothing is left in the queue. */
const useLastDoneKeys = (last: LastDone | undefined, offer: (done: LastDone | undefined) => void): void => {
  const navigate = useNavigate();
  useMorningKeys((key) => {
    if (key === 'u' && last) {
      last.undo();
      offer(undefined);
    } else if (key === 'm' && last?.more) void navigate(last.more.to);
    else return false;
    return true;
  });
};

const BookingAlerts = loadLatePart(() => import('../frame/bookings/booking-alerts'), 'BookingAlerts');
const OfferAlerts = loadLatePart(() => import('../frame/bookings/offer-alerts'), 'OfferAlerts');
const FeeAlerts = loadLatePart(() => import('../frame/fees/fee-alerts'), 'FeeAlerts');
const QuoteAlerts = loadLatePart(() => import('../frame/quotes/quote-alerts'), 'QuoteAlerts');
const AgreementAlerts = loadLatePart(() => import('../frame/agreements/agreement-alerts'), 'AgreementAlerts');
const PaperAlerts = loadLatePart(() => import('../frame/documents/paper-alerts'), 'PaperAlerts');
const Quiet = loadLatePart(() => import('./quiet'), 'Quiet');

const summaryOf = ({ entries, total: all, trips }: Morning): string => {
  const samples = entries.filter(({ isSample }) => isSample).length;
  const total = all - samples;
  if (total === 0)
    return samples > 0
      ? `This is your sample family’s morning. None of your own trips has a window or payment in the next ${MORNING_DAYS} days.`
      : `No booking window opens in the next ${MORNING_DAYS} days.`;
  return `${total} ${total === 1 ? 'window or payment' : 'windows and payments'} for your ${trips === 1 ? 'trip' : `${trips} trips`}, today and in the next ${MORNING_DAYS} days.`;
};

export function MorningPage() {
  const { data: morning, error, refetch } = useMorning();
  const { data: due } = useDueTasks();
  const now = useNow();
  const { last, offer, undoBar } = useUndoBar();
  useLastDoneKeys(last, offer);
  const hasBoth = (morning?.entries.length ?? 0) > 0 && (due?.tasks.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title="Your morning"
        lead={morning ? summaryOf(morning) : 'What opens and what’s due, for all of your clients.'}
      />
      <UnansweredMessages now={now} />
      <LeftClients clients={morning?.left ?? []} />
      {undoBar}
      <div className={`grid items-start gap-8 ${hasBoth ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}>
        <div className="min-w-0">
          {error && !morning ? (
            <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
          ) : !morning ? (
            <div role="status" aria-busy="true" aria-label="Loading your morning" className="grid gap-3">
              {['one', 'two', 'three', 'four'].map((key) => (
                <Skeleton key={key} className="h-16" />
              ))}
            </div>
          ) : morning.entries.length === 0 && (due?.total ?? 0) > 0 ? null : morning.entries.length === 0 &&
            morning.trips > 0 ? (
            <Suspense>{due ? <Quiet now={now} /> : null}</Suspense>
          ) : morning.entries.length === 0 ? (
            <EmptyState
              title="No trip to watch yet"
              text="Create a trip for a client, and each of its booking windows shows up here when it opens."
              action={
                <Button asChild>
                  <Link to="/app/agents/trips">Go to the trips</Link>
                </Button>
              }
            />
          ) : (
            <>
              <KeyHints />
              <MorningQueue entries={morning.entries} now={now} last={last} offer={offer} />
              {morning.total > morning.entries.length ? (
                <p className="pt-5 text-center text-muted">
                  The first {String(morning.entries.length)} of {String(morning.total)} are shown; more come
                  as you finish these.
                </p>
              ) : null}
            </>
          )}
        </div>
        <div className="min-w-0">
          {due ? <DueTasks tasks={due.tasks} total={due.total} now={now} offer={offer} /> : null}
          <Suspense>
            <BookingAlerts offer={offer} />
            <OfferAlerts />
            <FeeAlerts />
            <QuoteAlerts now={now} />
            <AgreementAlerts />
            <PaperAlerts />
          </Suspense>
        </div>
      </div>
    </>
  );
}
