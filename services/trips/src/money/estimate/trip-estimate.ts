import { HotelTier } from '@landsea/contracts/catalogue';
import {
  DiningStyle,
  LightningLanePlan,
  StateroomKind,
  sumOfRanges,
  type BudgetEstimate,
  type EstimateChoices,
  type EstimateQuery,
  type WhatIf,
} from '@landsea/contracts/money';
import { diningNames, laneNames, stateroomNames, tierNames } from './choice-names.js';
import {
  choicesFor,
  estimateFacts,
  shortened,
  type EstimatedTrip,
  type EstimateFacts,
} from './estimate-facts.js';
import { estimateLines } from './estimate-lines.js';

type Alternative = Pick<WhatIf, 'id' | 'label' | 'change'>;

const hotelName = (tier: HotelTier): string =>
  tier === 'off-site' ? 'An off-site hotel' : `A ${tierNames[tier]} hotel`;

/** Each choice that applies to the trip, changed by itself. */
const alternatives = (facts: EstimateFacts, now: EstimateChoices): Alternative[] => [
  ...(facts.stays.length > 0
    ? HotelTier.options
        .filter((hotelTier) => hotelTier !== now.hotelTier)
        .map((hotelTier) => ({
          id: `hotel-${hotelTier}`,
          label: hotelName(hotelTier),
          change: { hotelTier },
        }))
    : []),
  ...(facts.parkDays - now.daysLess > 1
    ? [{ id: 'one-day-less', label: 'One park day less', change: { daysLess: now.daysLess + 1 } }]
    : []),
  ...(facts.landDays > 0
    ? DiningStyle.options
        .filter((dining) => dining !== now.dining)
        .map((dining) => ({ id: `dining-${dining}`, label: diningNames[dining], change: { dining } }))
    : []),
  ...(facts.parkDays > 0
    ? LightningLanePlan.options
        .filter((lightningLane) => lightningLane !== now.lightningLane)
        .map((lightningLane) => ({
          id: `lanes-${lightningLane}`,
          label: laneNames[lightningLane],
          change: { lightningLane },
        }))
    : []),
  ...(facts.seaNights > 0
    ? StateroomKind.options
        .filter((stateroom) => stateroom !== now.stateroom)
        .map((stateroom) => ({
          id: `stateroom-${stateroom}`,
          label: stateroomNames[stateroom],
          change: { stateroom },
        }))
    : []),
];

/** A first estimate of what the trip costs, as the catalogue's dated prices say, and what it would cost otherwise. */
export const tripEstimate = (trip: EstimatedTrip, query: EstimateQuery): BudgetEstimate => {
  const whole = estimateFacts(trip);
  const choices = choicesFor(trip, whole, query);
  const linesWith = (change: EstimateQuery) => {
    const changed = { ...choices, ...change };
    return estimateLines(shortened(whole, changed.daysLess), changed, change.hotelTier ?? query.hotelTier);
  };
  const facts = shortened(whole, choices.daysLess);
  const lines = linesWith({});
  return {
    tripId: trip.id,
    guests: facts.guests,
    parkDays: facts.parkDays,
    landNights: facts.stays.reduce((sum, { nights }) => sum + nights, 0),
    seaNights: facts.seaNights,
    choices,
    lines,
    total: sumOfRanges(lines),
    whatIf: alternatives(whole, choices).map((alternative) => ({
      ...alternative,
      total: sumOfRanges(linesWith(alternative.change)),
    })),
  };
};
