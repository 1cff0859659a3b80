import { boardingSteps, lastEveningStep, listLastMorningSteps } from '@landsea/contracts/day-plans';
import type { ShipStep } from '@landsea/contracts/day-plans';
import type { Seating } from '@landsea/contracts/planning';
import type { CruiseDay } from '../cruise-days';
import { blankIdea } from './aboard-idea';
import type { AboardIdea } from './aboard-idea';

const ideaOf = ({ key, ...step }: ShipStep): AboardIdea => ({
  ...blankIdea,
  ...step,
  key: `ship-day-${key}`,
  section: 'ship-day',
});

/** Times are ship time. @param seating of the dinners, which the last breakfast follows. */
export const listShipDayIdeas = (
  { kind, night }: Pick<CruiseDay, 'kind' | 'night'>,
  nights: number,
  seating: Seating = 'early',
): AboardIdea[] => {
  if (kind === 'debarkation') return listLastMorningSteps(seating).map(ideaOf);
  return [
    ...(kind === 'embarkation' ? boardingSteps : []),
    ...(night === nights ? [lastEveningStep] : []),
  ].map(ideaOf);
};
