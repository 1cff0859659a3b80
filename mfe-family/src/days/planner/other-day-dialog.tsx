import { formatDayTitle } from '@landsea/rules/trip';
import type { TripDay } from '@landsea/contracts/trip';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatDate } from '@landsea/web-kit';

interface OtherDayDialogProps {
  title: string;
  description: string;
  days: readonly TripDay[];
  onChoose: (date: string) => void;
  onClose: () => void;
}

export function OtherDayDialog({ title, description, days, onChoose, onClose }: OtherDayDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <ul className="grid gap-1">
        {days.map((day) => (
          <li key={day.date}>
            <button
              type="button"
              onClick={() => onChoose(day.date)}
              className="flex min-h-11 w-full cursor-pointer items-baseline gap-3 rounded-lg px-3 py-2 text-left hover:bg-sea-soft"
            >
              <span className="w-24 shrink-0 text-muted tabular-nums">{formatDate(day.date)}</span>
              <span className="min-w-0 wrap-anywhere">{formatDayTitle(day)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
