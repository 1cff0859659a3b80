import { BookingWindow, BudgetLine, TripDetail } from '@landsea/contracts';

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
      { date: '2027-03-14', kind: 'park', place: 'Magic Kingdom', note: null },
      { date: '2027-03-15', kind: 'embarkation', place: 'Port Canaveral', note: null },
      { date: '2027-03-16', kind: 'port', place: 'Castaway Cay', note: null },
      { date: '2027-03-17', kind: 'debarkation', place: 'Port Canaveral', note: null },
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
