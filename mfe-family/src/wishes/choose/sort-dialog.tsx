import { formatDayTitle } from '@landsea/rules/trip';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, answerOf } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { keepLeftWishes } from '../../items/cards/left-wishes';
import type { DayItems } from '../../items/queue/use-day-items';
import { SortPostcard } from './sort-postcard';
import { listSortedDays, sortStep, sortTitle } from './sort-step';
import { SortedWishes } from '@landsea/contracts/planning';
import { useSpeaksToAgent } from '../../trip-frame/access/read-only';
import { tripApi } from '../../trip-frame/api/trip-api';

const sortApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    /** The answer is not cached, as every change of the trip makes it another question. */
    sortWishes: build.mutation<SortedWishes, string>({
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] }, timeout: 60_000 },
      query: (tripId) => post(`/api/v1/trips/${tripId}/sort-wishes`),
      transformResponse: answerOf(SortedWishes),
    }),
  }),
});

const { useSortWishesMutation } = sortApi;

interface SortDialogProps {
  tripId: string;
  dayItems: DayItems;
  onClose: () => void;
}

/** The plan is accepted as one step that can be undone. */
export function SortDialog({ tripId, dayItems, onClose }: SortDialogProps) {
  const [sort, { data: sorted, error, isLoading }] = useSortWishesMutation();
  const navigate = useNavigate();
  const isForClient = useSpeaksToAgent();
  const planner = `/trip/${tripId}/daily-planner-v2`;
  useEffect(() => {
    void sort(tripId);
  }, [sort, tripId]);
  useEffect(() => {
    if (sorted)
      keepLeftWishes(
        tripId,
        sorted.left.flatMap(({ itemIds }) => itemIds),
      );
  }, [sorted, tripId]);
  const titleOf = (date: string) => {
    const day = dayItems.days.find((each) => each.date === date);
    return day ? formatDayTitle(day) : '';
  };
  const accept = async () => {
    if (!sorted) return;
    const outcome = await dayItems.changeMany(sortStep(sorted));
    if (outcome.kind === 'saved') void navigate(planner);
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={isForClient ? 'Plan their days' : 'Plan my days'}
      description="Sorted by park, hours, showtimes, heights and votes. What is planned already doesn’t move."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button
            variant="primary"
            disabled={!sorted?.placed.length || isLoading}
            onClick={() => void accept()}
          >
            Use this plan
          </Button>
        </>
      }
    >
      <div aria-live="polite" aria-busy={isLoading} className="grid gap-5">
        {sorted && sorted.placed.length > 0 ? (
          <>
            <p className="font-display text-2xl">{sortTitle(sorted)}</p>
            <div className="-mx-1 flex snap-x snap-mandatory gap-3 overflow-x-auto px-1 pb-2 sm:grid sm:snap-none sm:grid-cols-2">
              {listSortedDays(sorted).map((day, index, all) => (
                <div
                  key={day.date}
                  className={`snap-center max-sm:shrink-0 ${all.length === 1 ? 'w-full' : 'max-sm:w-[88%]'}`}
                >
                  <SortPostcard day={day} title={titleOf(day.date)} startsOpen={index === 0} />
                </div>
              ))}
            </div>
          </>
        ) : null}
        {sorted && sorted.placed.length === 0 && sorted.left.length === 0 ? (
          <p>Every wish already has its day.</p>
        ) : null}
        {sorted && sorted.left.length > 0 ? (
          <section className="grid gap-1">
            <h3 className="font-display text-lg">Not placed yet</h3>
            <ul className="grid gap-1">
              {sorted.left.map(({ itemIds, title, reason }) => (
                <li key={itemIds.join()} className="wrap-anywhere">
                  <strong>{title}</strong> <span className="text-muted">{reason}</span>
                </li>
              ))}
            </ul>
            {dayItems.days.some(({ kind, parks }) => kind === 'park' && parks.length === 0) ? (
              <Link to={planner} className="inline-flex min-h-11 items-center font-semibold text-sea">
                Pick a park for each day
              </Link>
            ) : null}
          </section>
        ) : null}
        {!sorted && !error ? (
          <>
            <Skeleton className="h-9 w-64" />
            <Skeleton className="h-40 w-full" />
          </>
        ) : null}
        {error && !isLoading ? (
          <Notice
            tone="error"
            action={
              <Button size="sm" onClick={() => void sort(tripId)}>
                Try again
              </Button>
            }
          >
            The wishes could not be sorted. {toApiError(error).message}
          </Notice>
        ) : null}
        <p className="text-sm text-muted">
          Hours, showtimes and waits are typical. Verify them in the official app.
        </p>
      </div>
    </Dialog>
  );
}
