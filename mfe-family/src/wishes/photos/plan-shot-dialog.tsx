import type { ParkCalendar, PhotoSpot } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { useState } from 'react';
import { PlanDialog, type PlanChoice } from '../../items/panel/plan-dialog';
import { getFailureText, type DayItems } from '../../items/queue/use-day-items';
import { getBestTime, getLightAt, formatLight, getSunOn } from './photo-light';
import { filterSpots, makeShotItem, getSpotPlace, type PhotoItem } from './photo-rules';

interface PlanShotDialogProps {
  trip: TripDetail;
  dayItems: DayItems;
  spot: PhotoSpot;
  calendar: ParkCalendar | undefined;
  date: string;
  wish: PhotoItem | undefined;
  onClose: () => void;
}

export function PlanShotDialog(props: PlanShotDialogProps) {
  const { trip, dayItems, spot, calendar, date, wish, onClose } = props;
  const [id] = useState(() => crypto.randomUUID());
  const days = dayItems.days.filter(
    (day) => filterSpots([spot], { typed: '', park: '', kind: '', date: '' }, [day]).length > 0,
  );
  const first = date || (days[0]?.date ?? trip.startDate);
  const plan = async (choice: PlanChoice) => {
    const item = makeShotItem(spot, id, getSunOn(choice.date, calendar));
    return getFailureText(
      await (wish
        ? dayItems.change(wish, { ...choice, details: item.details }, { isForm: true })
        : dayItems.add({ ...item, ...choice }, { isForm: true })),
    );
  };
  const warningOf = (choice: PlanChoice) => {
    const sun = getSunOn(choice.date, calendar);
    const then = getLightAt(spot, choice.time, sun);
    const best = formatLight(spot, sun);
    if (then !== 'poor' && then !== 'dark') return undefined;
    return [
      then === 'poor' ? 'The light is poor then.' : 'It is dark then.',
      best ? `Best light: ${best}.` : '',
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <PlanDialog
      title={`Plan ${spot.name}`}
      description={getSpotPlace(spot)}
      party={trip.party}
      {...{ days, warningOf, onClose }}
      initial={{
        date: first,
        time: getBestTime(spot, getSunOn(first, calendar)),
        people: wish?.people ? [...wish.people] : null,
      }}
      peopleLabel="Who is in it"
      onPlan={plan}
    />
  );
}
