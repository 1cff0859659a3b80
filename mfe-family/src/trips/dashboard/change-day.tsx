import { DaySheet } from '../../items/day/day-sheet';
import { useDayItems } from '../../items/queue/use-day-items';

interface ChangeDayProps {
  tripId: string;
  date: string;
  isOpen: boolean;
  onClose: () => void;
}

export function ChangeDay({ tripId, date, isOpen, onClose }: ChangeDayProps) {
  const dayItems = useDayItems(tripId);
  const day = dayItems.days.find((each) => each.date === date);
  return (
    <>
      {isOpen && day ? <DaySheet {...{ day, dayItems, onClose }} /> : null}
      {dayItems.notices}
    </>
  );
}
