import type { CalendarDate } from '@landsea/contracts/core';
import type { Task } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { isSeaDay } from '../trip-frame/rules/land-and-sea';
import { texts } from './checklist-texts';
import { isOverdue } from './task-filter';

interface ProgressHorizonProps {
  trip: TripDetail;
  tasks: readonly Task[];
  today: CalendarDate;
  onOverdue: () => void;
}

export function ProgressHorizon({ trip, tasks, today, onOverdue }: ProgressHorizonProps) {
  const done = tasks.filter(({ status }) => status === 'done').length;
  const overdue = tasks.filter((task) => isOverdue(task, today)).length;
  const sea = trip.days.filter(isSeaDay).length;
  const words = `${done} of ${tasks.length} done`;
  return (
    <section aria-label="How far" data-help={texts.help.progress} className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="flex min-h-11 items-center font-display text-xl tabular-nums">
          {tasks.length > 0 && done === tasks.length ? 'All done. Bags in hand!' : words}
        </p>
        {overdue > 0 ? (
          <button
            type="button"
            onClick={onOverdue}
            className="min-h-11 cursor-pointer font-semibold text-berry underline tabular-nums print:no-underline"
          >
            {overdue} overdue
          </button>
        ) : null}
      </div>
      <div className="print:hidden">
        <Horizon
          size="slim"
          label={words}
          progress={tasks.length > 0 ? done / tasks.length : 0}
          landDays={trip.days.length - sea}
          seaDays={sea}
        />
      </div>
    </section>
  );
}
