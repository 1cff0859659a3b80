import type { Seating } from '@landsea/contracts/planning';
import type { CruiseDay } from '../cruise-days';
import { blankIdea } from './aboard-idea';
import type { AboardIdea } from './aboard-idea';

const step = (key: string, title: string, time: string, minutes: number, detail: string): AboardIdea => ({
  ...blankIdea,
  key: `ship-day-${key}`,
  section: 'ship-day',
  title,
  time,
  minutes,
  detail,
});

const boarding = [
  step('arrive', 'Arrive at the port', '11:00', 60, 'Your check-in names your own time'),
  step('muster', 'Muster drill', '16:00', 30, 'Everyone goes; your key card names the station'),
  step('sail-away', 'Sail-away party', '17:00', 60, 'On deck, as the ship leaves'),
];
const luggage = step('luggage', 'Put luggage outside your door', '22:00', 15, 'Keep an overnight bag');
const breakfast: Record<Seating, string> = { early: '06:45', late: '08:00' };

/** The usual steps of the days that begin and end a cruise, on ship time. @param seating of the dinners, which the last breakfast follows. */
export const shipDayIdeas = (
  { kind, night }: Pick<CruiseDay, 'kind' | 'night'>,
  nights: number,
  seating: Seating = 'early',
): AboardIdea[] => {
  if (kind === 'debarkation') {
    return [
      step('breakfast', 'Breakfast aboard', breakfast[seating], 45, 'At your dinner table'),
      step('ashore', 'Off the ship', '09:00', 45, 'Customs is in the terminal: papers at hand'),
    ];
  }
  return [...(kind === 'embarkation' ? boarding : []), ...(night === nights ? [luggage] : [])];
};
