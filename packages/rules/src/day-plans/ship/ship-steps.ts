import type { ClockTime } from '@landsea/contracts/catalogue';
import type { Seating } from '../../planning/ship-dinner.js';

export const SHIP_STEPS = 'Aboard';

export const stepTitles = { board: 'Board the ship', ashore: 'Off the ship' } as const;

/** The second is the name of earlier releases. */
export const BOARDING_TITLES: readonly string[] = [stepTitles.board, 'Arrive at the port'];

/** Source: the usual last day of the ships, 2026. */
export const USUAL_LEAVING: ClockTime = '09:00';

/** `time` is ship time. */
export interface ShipStep {
  key: string;
  title: string;
  time: ClockTime;
  minutes: number;
  detail: string;
}

const step = (key: string, title: string, time: ClockTime, minutes: number, detail: string): ShipStep => ({
  key,
  title,
  time,
  minutes,
  detail,
});

/** Source: the usual first day of the ships, 2026. */
export const boardingSteps: readonly ShipStep[] = [
  step('board', stepTitles.board, '11:30', 60, 'Your check-in names your own time'),
  step('muster', 'Muster drill', '16:00', 30, 'Everyone goes; your key card names the station'),
  step('sail-away', 'Sail-away party', '17:00', 45, 'On deck, as the ship leaves'),
];

export const lastEveningStep: ShipStep = step(
  'luggage',
  'Put luggage outside your door',
  '22:00',
  15,
  'Keep an overnight bag',
);

const breakfast: Record<Seating, ClockTime> = { early: '06:45', late: '08:00' };

/** The last breakfast follows the dinner seating. */
export const listLastMorningSteps = (seating: Seating): ShipStep[] => [
  step('breakfast', 'Breakfast aboard', breakfast[seating], 45, 'At your dinner table'),
  step('ashore', stepTitles.ashore, USUAL_LEAVING, 45, 'Customs is in the terminal: papers at hand'),
];

export const isStepTitle = (step: Pick<ShipStep, 'title'>, title: string): boolean =>
  step.title === title || (BOARDING_TITLES.includes(step.title) && BOARDING_TITLES.includes(title));
