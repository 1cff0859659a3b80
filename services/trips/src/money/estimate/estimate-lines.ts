import type { HotelTier } from '@landsea/contracts/catalogue';
import type { BudgetCategory, EstimateChoices, EstimateLine } from '@landsea/contracts/money';
import { laneNames, stateroomNames, tierNames } from './choice-names.js';
import { costs, GUESTS_PER_ROOM, type Cost } from '../../catalogue/costs.js';
import type { EstimateFacts, StayNights } from './estimate-facts.js';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** How many, and of what: one, many. */
type Factor = readonly [number, string, string?];

/** One amount: `cost` so many times, once for each factor; nothing when a factor is none. */
const line = (
  category: BudgetCategory,
  label: string,
  cost: Cost | undefined,
  factors: readonly Factor[],
): EstimateLine[] => {
  const times = factors.reduce((product, [count]) => product * count, 1);
  if (!cost || times === 0) return [];
  const { lowCents, typicalCents, highCents, asOf, source } = cost;
  return [
    {
      category,
      label,
      basis: factors.map(([count, one, many]) => plural(count, one, many)).join(' × '),
      lowCents: lowCents * times,
      typicalCents: typicalCents * times,
      highCents: highCents * times,
      asOf,
      source,
    },
  ];
};

const hotelLines = (facts: EstimateFacts, requested: HotelTier | undefined): EstimateLine[] => {
  const { adults, children } = facts.guests;
  const rooms = Math.max(1, Math.ceil((adults + children) / GUESTS_PER_ROOM));
  const ofStay = (category: BudgetCategory, { hotelName, nights }: StayNights, cost: Cost, kind: string) =>
    line(category, hotelName, cost, [
      [nights, 'night'],
      [rooms, `${kind} room`],
    ]);
  const onLand = facts.stays.flatMap((stay) => {
    const tier = requested ?? stay.tier;
    const hotelName = tier === stay.tier ? stay.hotelName : `A ${tierNames[tier]} hotel`;
    return ofStay('resort-stay', { ...stay, hotelName }, costs.hotelNight[tier], tierNames[tier]);
  });
  const byPort = facts.preboard.flatMap((stay) =>
    ofStay('preboard-hotel-stay', stay, costs.preboardNight, 'port hotel'),
  );
  return [...onLand, ...byPort];
};

const parkLines = (facts: EstimateFacts, choices: EstimateChoices): EstimateLine[] => {
  const { ticketDay, diningDay, lightningLaneDay, snacksDay, memoryMaker } = costs;
  const meals = diningDay[choices.dining];
  const adults: Factor = [facts.guests.adults, 'guest of 10 and over', 'guests of 10 and over'];
  const children: Factor = [facts.guests.children, 'child of 3 to 9', 'children of 3 to 9'];
  const guests: Factor = [adults[0] + children[0], 'guest of 3 and over', 'guests of 3 and over'];
  const parkDays: Factor = [facts.parkDays, 'park day'];
  const landDays: Factor = [facts.landDays, 'day on land', 'days on land'];
  const lanes = laneNames[choices.lightningLane];
  return [
    ...line('park-tickets', 'Tickets, 10 and over', ticketDay.adult, [adults, parkDays]),
    ...line('park-tickets', 'Tickets, 3 to 9', ticketDay.child, [children, parkDays]),
    ...line('dining', 'Meals, 10 and over', meals.adult, [adults, landDays]),
    ...line('dining', 'Meals, 3 to 9', meals.child, [children, landDays]),
    ...line('snacks-sips', 'Snacks in the parks', snacksDay, [guests, parkDays]),
    ...line('lightning-lane', lanes, lightningLaneDay[choices.lightningLane], [guests, parkDays]),
    ...(facts.parkDays > 0 ? line('photopass', 'Memory Maker', memoryMaker, [[1, 'party']]) : []),
  ];
};

const seaLines = (facts: EstimateFacts, { stateroom }: EstimateChoices): EstimateLine[] => {
  const { adults, children, infants } = facts.guests;
  const guests: Factor = [adults + children + infants, 'guest'];
  const nights: Factor = [facts.seaNights, 'night'];
  const tips = costs.gratuitiesNight[stateroom === 'concierge' ? 'concierge' : 'standard'];
  return [
    ...line('cruise-fare', stateroomNames[stateroom], costs.cruiseNight[stateroom], [guests, nights]),
    ...line('cruise-fare', 'Crew gratuities', tips, [guests, nights]),
    ...line('excursions-experiences', 'Port excursions', costs.excursion, [
      [adults + children, 'guest of 3 and over', 'guests of 3 and over'],
      [facts.portDays, 'port'],
    ]),
  ];
};

/** By the road a family without a car takes; those at an off-site hotel drive to the parks. Flights are not in it. */
const roadLines = (facts: EstimateFacts, hotelTier: HotelTier): EstimateLine[] => {
  const { adults, children } = facts.guests;
  const rides: Factor = [facts.seaNights > 0 ? 1 : 2, 'ride'];
  const toHotel = facts.parkDays > 0 && hotelTier !== 'off-site';
  return [
    ...(toHotel
      ? [
          ...line('transportation', 'Airport shuttle, 10 and over', costs.airportRide.adult, [
            [adults, 'guest'],
            rides,
          ]),
          ...line('transportation', 'Airport shuttle, 3 to 9', costs.airportRide.child, [
            [children, 'guest'],
            rides,
          ]),
        ]
      : line('transportation', 'Parking at the parks', costs.parkingDay, [[facts.parkDays, 'park day']])),
    ...(facts.seaNights > 0
      ? line('transportation', 'Port shuttles', costs.portRide, [
          [adults + children, 'guest of 3 and over', 'guests of 3 and over'],
          [2, 'ride'],
        ])
      : []),
  ];
};

/** Every amount of an estimate. @param requested the hotel tier of the query; without one each stay keeps its own. */
export const estimateLines = (
  facts: EstimateFacts,
  choices: EstimateChoices,
  requested: HotelTier | undefined,
): EstimateLine[] => [
  ...hotelLines(facts, requested),
  ...parkLines(facts, choices),
  ...seaLines(facts, choices),
  ...roadLines(facts, choices.hotelTier),
  ...line('misc', 'Souvenirs', costs.souvenirs, [
    [facts.guests.adults + facts.guests.children, 'guest of 3 and over', 'guests of 3 and over'],
  ]),
];
