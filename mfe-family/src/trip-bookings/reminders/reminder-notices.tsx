import { BellRing, X } from 'lucide-react';
import { formatTimeLeft } from '../windows/window-time';
import { useGetRemindersQuery, usePutReminderAwayMutation } from './reminders-api';

const MOST_SHOWN = 3;

export function ReminderNotices({ tripId, now }: { tripId: string; now: Date }) {
  const { data } = useGetRemindersQuery();
  const [putAway] = usePutReminderAwayMutation();
  const shown = (data?.reminders ?? []).filter((reminder) => reminder.tripId === tripId).slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label="Reminders"
      className="grid grid-cols-1 gap-px overflow-hidden rounded-card bg-sun-soft print:hidden"
    >
      {shown.map(({ id, title, ...window }) => (
        <li key={id} className="flex items-center gap-3 py-1 pr-1 pl-4">
          <BellRing aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <p className="min-w-0 grow py-2 wrap-anywhere">
            <span className="font-semibold">{title}</span>{' '}
            <span className="whitespace-nowrap tabular-nums">{formatTimeLeft(window, now)}</span>
          </p>
          <button
            type="button"
            aria-label={`Put away: ${title}`}
            onClick={() => void putAway(id)}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-surface"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        </li>
      ))}
    </ul>
  );
}
