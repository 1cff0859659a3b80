import { isInSeason, formatSeason } from '@landsea/rules/catalogue';
import type { CharacterMeet } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { useState } from 'react';
import { PlanDialog, type PlanChoice } from '../../items/panel/plan-dialog';
import { getFailureText, type DayItems } from '../../items/queue/use-day-items';
import { fitsDay, formatHours, isOutsideHours, meetItem, meetPlaceText, type MeetItem } from './meet-rules';

interface PlanMeetDialogProps {
  trip: TripDetail;
  dayItems: DayItems;
  meet: CharacterMeet;
  shipId: string | undefined;
  date: string;
  wish: MeetItem | undefined;
  onClose: () => void;
}

export function PlanMeetDialog({ trip, dayItems, meet, shipId, date, wish, onClose }: PlanMeetDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const fitting = dayItems.days.filter((day) => fitsDay(meet, day, shipId));
  const inSeason = fitting.filter((day) => isInSeason(meet.season, day.date));
  const days = inSeason.length > 0 ? inSeason : fitting;
  const plan = async (choice: PlanChoice) =>
    getFailureText(
      await (wish
        ? dayItems.change(wish, choice, { isForm: true })
        : dayItems.add({ ...meetItem(meet, id), ...choice }, { isForm: true })),
    );
  return (
    <PlanDialog
      title={`Plan ${meet.name}`}
      description={[meetPlaceText(meet), formatHours(meet), meet.hoursNote].filter(Boolean).join(' · ')}
      party={trip.party}
      days={days}
      initial={{
        date: date || (days[0]?.date ?? trip.startDate),
        time: meet.hours?.from ?? null,
        people: wish?.people ? [...wish.people] : null,
      }}
      peopleLabel="Who goes"
      warningOf={({ date: day, time }) =>
        meet.season && !isInSeason(meet.season, day)
          ? `They are usually there ${formatSeason(meet.season)}.`
          : isOutsideHours(meet, time)
            ? 'That is outside their typical hours.'
            : undefined
      }
      onPlan={plan}
      onClose={onClose}
    />
  );
}
