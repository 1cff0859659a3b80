import type { TripDay } from '@landsea/contracts/trip';
import { formatDayTitle } from '@landsea/rules/trip';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatDate } from '@landsea/web-kit';
import type { DayItems } from '../../items/queue/use-day-items';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { copyStep, swapStep } from './copy-day';

interface OtherDayDialogProps {
  title: string;
  description: string;
  days: readonly TripDay[];
  onChoose: (date: string) => void;
  onClose: () => void;
}

function OtherDayDialog({ title, description, days, onChoose, onClose }: OtherDayDialogProps) {
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

interface WholeDayDialogProps {
  action: 'copy' | 'swap';
  date: string;
  dayItems: DayItems;
  onClose: () => void;
}

const texts = {
  copy: {
    title: (date: string) => `Copy ${date} to…`,
    description: 'All plans are copied. Bookings stay on their date.',
  },
  swap: {
    title: (date: string) => `Swap ${date} with…`,
    description: 'The plans and parks of both days trade places. Bookings stay on their date.',
  },
};

export function WholeDayDialog({ action, date, dayItems, onClose }: WholeDayDialogProps) {
  const from = dayItems.days.find((day) => day.date === date);
  if (!from) return null;
  const others = dayItems.days.filter((day) => day.date !== date && (action === 'copy' || !isSeaDay(day)));
  const choose = (other: string) => {
    onClose();
    if (action === 'copy')
      return void dayItems.changeMany(copyStep(dayItems.itemsOn(date), other, () => crypto.randomUUID()));
    const to = dayItems.days.find((day) => day.date === other);
    if (!to) return;
    const give = ({ date: on }: typeof from, { kind, parks }: typeof from) =>
      void dayItems.changeDay(on, { kind, parks });
    give(from, to);
    give(to, from);
    const step = swapStep(
      { date, items: dayItems.itemsOn(date) },
      { date: other, items: dayItems.itemsOn(other) },
    );
    void dayItems.changeMany(step, {
      onUndo: () => {
        give(from, from);
        give(to, to);
      },
    });
  };
  return (
    <OtherDayDialog
      title={texts[action].title(formatDate(date))}
      description={texts[action].description}
      days={others}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
