import { listBookedShipSteps, planShipDay, type DayContext, type UsualRow } from '@landsea/rules/day-plans';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { Button } from '@landsea/ui/button';
import { Check } from 'lucide-react';
import { EditorOnly } from '../../trip-frame/access/read-only';
import type { DayItems } from '../queue/use-day-items';
import { confirmUsual } from './confirm-usual';

interface UsualLineProps {
  dayItems: DayItems;
  row: UsualRow;
  date: string;
}

export function UsualLine({ dayItems, row, date }: UsualLineProps) {
  const at = formatTimeOfDay(toMinute(row.time));
  return (
    <li className="grid min-h-13 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-dashed border-hairline py-2 text-muted">
      <span className="text-sm whitespace-nowrap tabular-nums">{at}</span>
      <span>
        <span className="block leading-snug wrap-anywhere">{row.title}</span>
        {row.detail ? <span className="block text-sm wrap-anywhere">{row.detail}</span> : null}
      </span>
      {row.isBooked ? <span className="text-sm">Booked</span> : null}
      <EditorOnly>
        {row.isBooked ? null : (
          <Button
            size="sm"
            variant="quiet"
            className="print:hidden"
            icon={<Check aria-hidden className="size-4" strokeWidth={1.75} />}
            aria-label={`Confirm ${row.title} at ${at}`}
            onClick={() => confirmUsual(dayItems, row, date)}
          >
            Confirm
          </Button>
        )}
      </EditorOnly>
    </li>
  );
}

export function UsualList({ rows, ...line }: Omit<UsualLineProps, 'row'> & { rows: readonly UsualRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Usual before that">
      {rows.map((row) => (
        <UsualLine key={row.key} row={row} {...line} />
      ))}
    </ul>
  );
}

interface UsualRowsProps {
  dayItems: DayItems;
  context: DayContext | undefined;
  /** For a page without the day's bookings: boarding and leaving are included. */
  showsBooked?: boolean;
}

export function UsualRows({ dayItems, context, showsBooked = false }: UsualRowsProps) {
  const { items } = dayItems;
  const booked = context && showsBooked ? listBookedShipSteps(items, context) : [];
  const rows = context
    ? [...planShipDay(items, context), ...booked].toSorted((a, b) => a.time.localeCompare(b.time))
    : [];
  if (!context || rows.length === 0) return null;
  return (
    <section aria-label="Usual on this day">
      <h2 className="font-display text-xl">Usual on this day</h2>
      <p className="pb-1 text-sm text-muted">Ship time. Your cruise line’s app has the real ones.</p>
      <ul>
        {rows.map((row) => (
          <UsualLine key={row.key} date={context.date} {...{ dayItems, row }} />
        ))}
      </ul>
    </section>
  );
}
