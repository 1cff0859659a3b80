import { DaySheet } from '../../items/day/day-sheet';
import { useDayItems } from '../../items/queue/use-day-items';

interface ChangeDayProps {
  tripId: string;
  date: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The sheet stays mounted when closed, so that an offline change is sent later. */
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
