import { formatDate } from '@landsea/web-kit';
import type { DayItems } from '../../items/queue/use-day-items';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { copyStep, swapStep } from './copy-day';
import { OtherDayDialog } from './other-day-dialog';

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
