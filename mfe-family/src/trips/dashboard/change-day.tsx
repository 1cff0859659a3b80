import { DaySheet } from '../../trip-page/items/day/day-sheet';
import { useDayItems } from '../../trip-page/items/use-day-items';

interface ChangeDayProps {
  tripId: string;
  date: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The sheet that changes a day. It stays in the page when closed, so that a change without a signal is sent later. */
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
