import { BudgetEstimate, BudgetLine, Expense } from '@landsea/contracts/money';
import { BookingWindow, type Task } from '@landsea/contracts/planning';
import { TripDetail } from '@landsea/contracts/trip';

export const tripId = 'b0000000-0000-4000-8000-000000000001';

export const lineId = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Parsed by the contract, so that it cannot rot. */
export const aTrip = (overrides: Partial<TripDetail> = {}): TripDetail =>
  TripDetail.parse({
    id: tripId,
    name: 'Castles and coral',
    mode: 'combined',
    startDate: '2027-03-14',
    endDate: '2027-03-17',
    status: 'planning',
    archived: false,
    createdAt: '2026-10-01T12:00:00Z',
    stays: [],
    sailing: null,
    party: [{ name: 'Robin', age: 38 }],
    version: 1,
    days: [
      { date: '2027-03-14', kind: 'park', parks: ['magic-kingdom'], place: null, note: null, version: 1 },
      { date: '2027-03-15', kind: 'embarkation', parks: [], place: 'Port Canaveral', note: null, version: 1 },
      { date: '2027-03-16', kind: 'port', parks: [], place: 'Castaway Cay', note: null, version: 1 },
      { date: '2027-03-17', kind: 'debarkation', parks: [], place: 'Port Canaveral', note: null, version: 1 },
    ],
    ...overrides,
  });

export const aLine = (overrides: Partial<BudgetLine> = {}): BudgetLine =>
  BudgetLine.parse({
    id: lineId(1),
    category: 'dining',
    label: 'Dining',
    note: null,
    plannedCents: 50_000,
    bookedCents: 0,
    spentCents: 0,
    person: null,
    day: null,
    vendor: null,
    dueOn: null,
    dueKind: null,
    status: 'planned',
    source: null,
    version: 1,
    updatedAt: '2026-10-02T12:00:00Z',
    ...overrides,
  });

export const anExpense = (change: Partial<Expense> = {}): Expense =>
  Expense.parse({
    id: lineId(1),
    category: 'snacks-sips',
    what: 'Mickey bars',
    amountCents: 1250,
    original: null,
    day: '2027-03-14',
    paidBy: 'Robin',
    shares: null,
    lineId: null,
    note: null,
    seriesId: null,
    receipt: null,
    version: 1,
    updatedAt: '2027-03-14T12:00:00Z',
    ...change,
  });

export const aTask = (overrides: Partial<Task> = {}): Task => ({
  id: lineId(1),
  title: 'Renew the passports',
  notes: null,
  status: 'to-do',
  topic: null,
  person: null,
  due: null,
  dueOn: null,
  windowId: null,
  window: null,
  version: 1,
  updatedAt: '2026-10-02T12:00:00Z',
  ...overrides,
});

export const aWindow = (overrides: Partial<BookingWindow> = {}): BookingWindow =>
  BookingWindow.parse({
    id: 'dining',
    kind: 'dining',
    type: 'opens',
    title: 'Dining opens for your stay',
    rule: 'Sixty days before check-in.',
    warning: null,
    opensAt: '2027-01-13T11:00:00Z',
    closesAt: '2127-03-18T04:00:00Z',
    oftenFrom: null,
    phoneFrom: null,
    series: null,
    ownDate: null,
    covers: { from: '2027-03-14', to: '2027-03-17' },
    state: 'upcoming',
    asOf: '2026-10-01',
    source: 'the operator',
    verify: 'Verify in the official app',
    ...overrides,
  });

export const fullAccess = {
  canView: true,
  canEdit: true,
  accessType: 'trip',
  isActive: true,
  message: '',
} as const;

export const freeAccess = {
  canView: true,
  canEdit: false,
  accessType: 'free',
  isActive: false,
  message: 'Unlock complete planning tools for $39 to edit and plan your trip.',
} as const;

/** Three park days for two adults: tickets and meals. */
export const anEstimate = (overrides: Partial<BudgetEstimate> = {}): BudgetEstimate =>
  BudgetEstimate.parse({
    tripId,
    guests: { adults: 2, children: 0, infants: 0 },
    parkDays: 3,
    landNights: 3,
    seaNights: 0,
    choices: {
      hotelTier: 'moderate',
      dining: 'mixed',
      lightningLane: 'multi',
      stateroom: 'oceanview',
      daysLess: 0,
    },
    lines: [
      {
        category: 'park-tickets',
        label: 'Tickets, ages 10+',
        basis: '2 adults (10+) × 3 park days',
        lowCents: 71_400,
        typicalCents: 96_000,
        highCents: 125_400,
        asOf: '2026-08-31',
        source: 'Price guides',
      },
      {
        category: 'dining',
        label: 'Meals, ages 10+',
        basis: '2 adults (10+) × 3 days on land',
        lowCents: 30_000,
        typicalCents: 40_000,
        highCents: 60_000,
        asOf: '2026-08-31',
        source: 'Price guides',
      },
    ],
    total: { lowCents: 101_400, typicalCents: 136_000, highCents: 185_400 },
    whatIf: [
      {
        id: 'hotel-value',
        label: 'A Value hotel',
        change: { hotelTier: 'value' },
        total: { lowCents: 91_400, typicalCents: 116_000, highCents: 165_400 },
      },
    ],
    ...overrides,
  });
