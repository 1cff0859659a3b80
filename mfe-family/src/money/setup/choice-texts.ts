import { formatCount } from '@landsea/contracts/core';
import type { HotelTier } from '@landsea/contracts/catalogue';
import { describeRooms } from '../../trip-frame/rules/room-labels';
import type {
  BudgetEstimate,
  DiningStyle,
  LightningLanePlan,
  StateroomKind,
  TicketPlan,
  VillaPayment,
} from '@landsea/contracts/money';

const named = <T extends string>(names: Record<T, string>) =>
  (Object.entries(names) as [T, string][]).map(([value, label]) => ({ value, label }));

export const hotelOptions = named<HotelTier>({
  value: 'Value hotel',
  moderate: 'Moderate hotel',
  deluxe: 'Deluxe hotel',
  villa: 'Deluxe Villa',
  'off-site': 'Off-site hotel',
});

export const diningOptions = named<DiningStyle>({
  quick: 'Quick service only',
  mixed: 'One table a day',
  table: 'Signature and character meals',
});

export const laneOptions = named<LightningLanePlan>({
  none: 'None',
  multi: 'Multi Pass',
  'multi-and-single': 'Multi Pass and one Single Pass',
  premier: 'Premier Pass',
});

export const stateroomOptions = named<StateroomKind>({
  inside: 'Inside',
  oceanview: 'Oceanview',
  verandah: 'Verandah',
  concierge: 'Concierge',
});

export const villaPaymentOptions = named<VillaPayment>({
  cash: 'Cash',
  'own-points': 'Own points',
  'rented-points': 'Rented points',
});

export const ticketOptions = named<TicketPlan>({
  buy: 'Buy tickets',
  have: 'Already have tickets',
  'annual-pass': 'Annual passes',
});

const count = (number: number, one: string, many?: string) =>
  number > 0 ? formatCount(number, one, many) : '';

export const describeBasis = ({
  guests,
  parkDays,
  landNights,
  seaNights,
  rooms = 0,
  staterooms = 0,
}: BudgetEstimate): string =>
  [
    count(guests.adults, 'adult (10+)', 'adults (10+)'),
    count(guests.children, 'child of 3 to 9', 'children of 3 to 9'),
    count(guests.infants, 'child under 3', 'children under 3'),
    count(parkDays, 'park day'),
    count(landNights, 'night on land', 'nights on land'),
    count(seaNights, 'night at sea', 'nights at sea'),
    ...describeRooms({ rooms, staterooms }),
  ]
    .filter(Boolean)
    .join(' · ');
