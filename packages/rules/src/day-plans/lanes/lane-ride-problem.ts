import { parkNames } from '@landsea/contracts/catalogue';
import type { LaneProduct } from '@landsea/contracts/planning';
import { type LaneItem, type LaneRide, isPass } from './lane-facts.js';

export const laneProductNames: Record<LaneProduct, string> = {
  multi: 'Multi Pass',
  single: 'Single Pass',
  premier: 'Premier Pass',
};

/** An unknown ride fits any pass. */
export const findRideProblem = (
  { catalogueId, park, details }: Pick<LaneItem, 'catalogueId' | 'park' | 'details'>,
  ride: LaneRide | undefined,
): string | undefined => {
  const { product } = details;
  const pass = laneProductNames[product];
  if (isPass({ details })) {
    if (product === 'single') return 'A Single Pass is for one ride: choose the ride.';
    if (details.isPreselected) return `A ${pass} is bought, not picked ahead: mark it as booked instead.`;
    if (park === null) return `A ${pass} is for a park: choose the park.`;
    return catalogueId === null ? undefined : `A ${pass} is not for one ride: add it without naming a ride.`;
  }
  if (product === 'single' && details.isPreselected)
    return 'Only Multi Pass rides are picked ahead: mark the Single Pass as booked instead.';
  if (!ride) return undefined;
  if (ride.lane.product === 'none') return `${ride.name} has no Lightning Lane: plan it without one.`;
  if (ride.lane.product !== product)
    return `${ride.name} takes a ${laneProductNames[ride.lane.product]}: change the kind of pass.`;
  return park !== null && park !== ride.park
    ? `${ride.name} is at ${parkNames[ride.park]}: change the park.`
    : undefined;
};
