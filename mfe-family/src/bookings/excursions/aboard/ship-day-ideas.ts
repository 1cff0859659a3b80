import {
  boardingSteps,
  lastEveningStep,
  listLastMorningSteps,
  type ShipStep,
} from '@landsea/rules/day-plans';
import type { Seating } from '@landsea/rules/planning';
import type { CruiseDay } from '../cruise-days';
import { blankIdea, type AboardIdea } from './aboard-idea';

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
