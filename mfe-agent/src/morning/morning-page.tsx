import { MORNING_DAYS, type Morning } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useUndoBar } from '../frame/undo-bar';
import { useNow } from '../frame/use-now';
import { useDueTasks } from '../frame/tasks/workflows-api';
import { DueTasks } from './due-tasks';
import { KeyHints } from './key-hints';
import { useMorning } from './morning-api';
import { LeftClients } from './left-clients';
import { MorningQueue } from './morning-queue';
import { UnansweredMessages } from './unanswered-messages';
import { useLastDoneKeys } from './use-last-done-keys';

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
