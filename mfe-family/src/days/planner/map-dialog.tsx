import { parkNames } from '@landsea/contracts/catalogue';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDate } from '@landsea/web-kit';
import { formatWhen } from '../../items/cards/item-labels';
import type { PlannerDay } from './planner-days';
import { mapShapes } from '../../catalogue/park-map/map-shapes';
import { ParkMap } from '../../catalogue/park-map/park-map';

export function MapDialog({ day, onClose }: { day: PlannerDay; onClose: () => void }) {
  const { context } = day;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={`${formatDate(day.day.date)} on the map`}
      description="Approximate locations, to spot backtracking. Not for navigation."
    >
      <div className="grid gap-6">
        {context ? null : <Skeleton className="h-80 w-full rounded-card" />}
        {day.day.parks.map((park) => {
          const shapes = context && mapShapes(park, day.items, context);
          return shapes ? (
            <section key={park} className="grid gap-3">
              <h3 className="font-display text-lg">{parkNames[park]}</h3>
              <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_14rem] sm:gap-5">
                <ParkMap park={park} shapes={shapes} />
                <ol className="grid gap-1.5">
                  {shapes.stops.map(({ item, number }) => (
                    <li key={item.id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
                      <span
                        aria-hidden
                        className="grid size-6 place-items-center rounded-full bg-coral text-sm font-semibold text-on-coral tabular-nums"
                      >
                        {number}
                      </span>
                      <span className="wrap-anywhere">
                        {item.title}{' '}
                        <span className="inline-block text-sm text-muted">{formatWhen(item)}</span>
                      </span>
                    </li>
                  ))}
                </ol>
              </div>
              {shapes.unplaced.length > 0 ? (
                <p className="text-sm text-muted">
                  Not on the map: {shapes.unplaced.map(({ title }) => title).join(', ')}
                </p>
              ) : null}
            </section>
          ) : null;
        })}
      </div>
    </Dialog>
  );
}
