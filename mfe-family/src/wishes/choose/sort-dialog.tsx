import { dayTitle } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Skeleton } from '@landsea/ui/skeleton';
import { apiErrorOf, formatDate } from '@landsea/web-kit';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatClock } from '../../trip-page/items/item-labels';
import type { DayItems } from '../../trip-page/items/use-day-items';
import { byDate, sortStep, sortTitle } from './sort-step';
import { useSortWishesMutation } from './sort-wishes-api';

interface SortDialogProps {
  tripId: string;
  dayItems: DayItems;
  onClose: () => void;
}

/** A day and a time for every wish, to accept as one step that can be undone. */
export function SortDialog({ tripId, dayItems, onClose }: SortDialogProps) {
  const [sort, { data: sorted, error, isLoading }] = useSortWishesMutation();
  const navigate = useNavigate();
  const planner = `/trip/${tripId}/daily-planner-v2`;
  useEffect(() => {
    void sort(tripId);
  }, [sort, tripId]);
  const titleOf = (date: string) => dayItems.days.find((day) => day.date === date);
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
      title="Sort into my days"
      description="By park, opening hours, showtimes, heights and your votes. What you planned stays where it is."
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
            {byDate(sorted.placed).map(([date, places]) => {
              const day = titleOf(date);
              return (
                <section key={date} className="grid gap-1">
                  <h3 className="font-display text-lg">
                    {formatDate(date)}
                    {day ? <span className="font-sans text-base text-muted"> · {dayTitle(day)}</span> : null}
                  </h3>
                  <ol className="grid gap-1">
                    {places.map(({ itemId, time, title }) => (
                      <li key={itemId} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
                        <span className="text-muted tabular-nums">
                          {time ? formatClock(time) : 'Any time'}
                        </span>
                        <span className="wrap-anywhere">{title}</span>
                      </li>
                    ))}
                  </ol>
                </section>
              );
            })}
          </>
        ) : null}
        {sorted && sorted.placed.length === 0 && sorted.left.length === 0 ? (
          <p>Every wish already has its day.</p>
        ) : null}
        {sorted && sorted.left.length > 0 ? (
          <section className="grid gap-1">
            <h3 className="font-display text-lg">Still wishes</h3>
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
            Your wishes could not be sorted. {apiErrorOf(error).message}
          </Notice>
        ) : null}
        <p className="text-sm text-muted">
          Hours, showtimes and waits are typical. Verify them in the official app.
        </p>
      </div>
    </Dialog>
  );
}
