import type { TravelAgent } from '@landsea/contracts/agents';
import { DayPlans, TripTasks } from '@landsea/contracts/planning';
import { TripDetail } from '@landsea/contracts/trip';
import type { Handlers } from '@landsea/web-kit/testing';

export const tripId = 'b0000000-0000-4000-8000-000000000001';
const itemId = 'd0000000-0000-4000-8000-000000000001';
export const sam = 'e0000000-0000-4000-8000-000000000002';
export const spring = { tripId, name: 'Castles and coral', startDate: '2027-03-14', endDate: '2027-03-15' };
export const consent = { shared: true, seesMoney: false, seesDocuments: false, version: 1 };
export const dana = (trips: TravelAgent['trips']): TravelAgent => ({
  clientId: 'c0000000-0000-4000-8000-000000000001',
  name: 'Dana Whitfield',
  email: 'dana@agents.example',
  since: '2026-11-21T10:00:00.000Z',
  trips,
});
const day = { kind: 'park', parks: ['epcot'], place: null, note: null, version: 1 };
export const trip = TripDetail.parse({
  id: tripId,
  ...spring,
  mode: 'parks',
  status: 'planning',
  archived: false,
  createdAt: '2026-10-01T12:00:00Z',
  stays: [],
  sailing: null,
  party: [
    { id: 'e0000000-0000-4000-8000-000000000001', name: 'Robin', age: 38 },
    { id: sam, name: 'Sam', age: 7 },
  ],
  version: 1,
  days: [],
});
export const item = (change: object) => ({
  id: itemId,
  title: 'Dinner under the stars',
  date: null,
  time: null,
  dayPart: null,
  minutes: null,
  isFixed: false,
  position: 1,
  people: null,
  park: null,
  place: null,
  catalogueId: null,
  status: 'wish',
  costCents: null,
  confirmation: null,
  note: null,
  details: { kind: 'note' },
  photoId: null,
  votes: {},
  version: 1,
  updatedAt: '2026-10-01T12:00:00Z',
  ...change,
});
const breakfast = {
  id: 'd0000000-0000-4000-8000-000000000002',
  title: 'Breakfast with friends',
  date: '2027-03-14',
  time: '08:10',
  status: 'booked',
};
export const plans = DayPlans.parse({
  tripId,
  days: [
    { ...day, date: '2027-03-14' },
    { ...day, date: '2027-03-15' },
  ],
  items: [item({}), item(breakfast)],
  hourCents: null,
});
export const task = {
  id: 'f0000000-0000-4000-8000-000000000001',
  title: 'Renew the passports',
  notes: null,
  status: 'to-do',
  topic: null,
  person: sam,
  due: null,
  dueOn: '2027-01-10',
  windowId: null,
  window: null,
  version: 1,
  updatedAt: '2026-10-01T12:00:00Z',
};
export const access = {
  canView: true,
  canEdit: true,
  accessType: 'trip',
  isActive: true,
  message: 'Unlocked.',
};

export const handlers = (agents: TravelAgent[], change: Handlers = {}): Handlers => ({
  'GET /api/v1/travel-agents': () => ({ agents }),
  'GET /api/trips/:tripId': () => trip,
  'GET /api/v1/trips/:tripId/days': () => plans,
  'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
  'GET /api/v1/trips/:tripId/tasks': () => TripTasks.parse({ tripId, tasks: [task] }),
  'GET /api/v1/travel-agents/:clientId/tasks': () => ({ tasks: [] }),
  'GET /api/v1/travel-agents/:clientId/documents': () => ({ documents: [] }),
  'GET /api/v1/travel-agents/:clientId/payments': () => ({ payments: [] }),
  'GET /api/user/access': () => access,
  ...change,
});
