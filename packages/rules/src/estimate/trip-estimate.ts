import { HotelTier } from '@landsea/contracts/catalogue';
import {
  DiningStyle,
  LightningLanePlan,
  StateroomKind,
  VillaPayment,
  type BudgetEstimate,
  type EstimateChoices,
  type EstimateQuery,
  type WhatIf,
} from '@landsea/contracts/money';
import { sumOfRanges } from '../money/sum-of-ranges.js';
import type { PriceBook } from './price-book.js';
import {
  diningNames,
  nameHotelTier,
  laneNames,
  stateroomNames,
  countStaterooms,
  villaPaymentNames,
} from './choice-names.js';
import {
  resolveChoices,
  estimateFacts,
  shortenFacts,
  summarizeFacts,
  type EstimatedTrip,
  type EstimateFacts,
} from './estimate-facts.js';
import { countRoomsForStay } from './hotel-lines.js';
import { estimateLines } from './estimate-lines.js';

type Alternative = Pick<WhatIf, 'id' | 'label' | 'change'>;

const alternatives = (facts: EstimateFacts, now: EstimateChoices): Alternative[] => [
  ...(facts.stays.length > 0
    ? HotelTier.options
        .filter((hotelTier) => hotelTier !== now.hotelTier)
        .map((hotelTier) => ({
          id: `hotel-${hotelTier}`,
          label: nameHotelTier(hotelTier),
          change: { hotelTier },
        }))
    : []),
  ...(facts.parkDays.length - now.daysLess > 1
    ? [{ id: 'one-day-less', label: 'One park day less', change: { daysLess: now.daysLess + 1 } }]
    : []),
  ...(now.villaPayment
    ? VillaPayment.options
        .filter((villaPayment) => villaPayment !== now.villaPayment)
        .map((villaPayment) => ({
          id: `villa-${villaPayment}`,
          label: villaPaymentNames[villaPayment],
          change: { villaPayment },
        }))
    : []),
  ...(facts.landDays.length > 0
    ? DiningStyle.options
        .filter((dining) => dining !== now.dining)
        .map((dining) => ({ id: `dining-${dining}`, label: diningNames[dining], change: { dining } }))
    : []),
  ...(facts.parkDays.length > 0
    ? LightningLanePlan.options
        .filter((lightningLane) => lightningLane !== now.lightningLane)
        .map((lightningLane) => ({
          id: `lanes-${lightningLane}`,
          label: laneNames[lightningLane],
          change: { lightningLane },
        }))
    : []),
  ...(facts.sailing
    ? StateroomKind.options
        .filter((stateroom) => stateroom !== now.stateroom)
        .map((stateroom) => ({
          id: `stateroom-${stateroom}`,
          label: stateroomNames[stateroom],
          change: { stateroom },
        }))
    : []),
];

/** Amounts follow the catalog's dated prices. */
export const estimateTrip = (trip: EstimatedTrip, query: EstimateQuery, book: PriceBook): BudgetEstimate => {
  const whole = estimateFacts(trip, book);
  const choices = resolveChoices(trip, whole, query);
  const linesWith = (change: EstimateQuery) => {
    const changed = { ...choices, ...change };
    const requested = change.hotelTier ?? query.hotelTier;
    return estimateLines(shortenFacts(whole, changed.daysLess), changed, requested, book);
  };
  const facts = shortenFacts(whole, choices.daysLess);
  const lines = linesWith({});
  const stays = [...facts.stays, ...facts.portStays];
  return {
    tripId: trip.id,
    ...summarizeFacts(facts),
    rooms: Math.max(0, ...stays.map((stay) => countRoomsForStay(facts, stay))),
    staterooms: facts.sailing ? countStaterooms(facts.party.length, choices.stateroom) : 0,
    choices,
    lines,
    total: sumOfRanges(lines),
    whatIf: alternatives(whole, choices).map((alternative) => ({
      ...alternative,
      total: sumOfRanges(linesWith(alternative.change)),
    })),
  };
};
