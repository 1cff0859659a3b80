import type { MorningEntry, MorningTask } from '@landsea/contracts/agents';
import type { DayItem } from '@landsea/contracts/planning';

export const anEntry = (change: Partial<MorningEntry> = {}): MorningEntry => ({
  tripId: 'a0000000-0000-4000-8000-000000000001',
  windowId: 'dining-stay-1',
  clientId: 'c0000000-0000-4000-8000-000000000001',
  clientName: 'Ada Byron',
  tripName: 'Spring break',
  startDate: '2027-03-14',
  people: 2,
  kind: 'dining',
  type: 'opens',
  title: 'Dining opens for Mar 14',
  opensAt: '2027-01-13T11:00:00.000Z',
  closesAt: '2027-03-15T04:00:00.000Z',
  oftenFrom: null,
  at: '2027-01-13T11:00:00.000Z',
  wishes: 2,
  ...change,
});

export const aWish = (change: Partial<DayItem> = {}): DayItem => ({
  id: 'e0000000-0000-4000-8000-000000000001',
  title: 'Topolino’s Terrace',
  date: '2027-03-14',
  time: '08:30',
  dayPart: null,
  minutes: null,
  isFixed: false,
  position: 1,
  people: null,
  park: null,
  place: null,
  catalogueId: null,
  status: 'planned',
  costCents: null,
  confirmation: null,
  note: 'near the window',
  details: {
    kind: 'dining',
    meal: null,
    prepaid: false,
    depositCents: null,
    freeCancelHours: null,
    onDiningPlan: false,
  },
  photoId: null,
  votes: { robin: 'must' },
  version: 1,
  updatedAt: '2027-01-01T10:00:00.000Z',
  ...change,
});

export const aTask = (change: Partial<MorningTask> = {}): MorningTask => ({
  entry: anEntry(),
  rule: 'Each meal opens 60 days before.',
  warning: null,
  covers: { from: '2027-03-14', to: '2027-03-18' },
  party: [
    { id: 'robin', name: 'Robin', age: 40, notes: null },
    { id: 'sam', name: 'Sam', age: 7, notes: 'no peanuts' },
  ],
  wishes: [
    aWish(),
    aWish({
      id: 'e0000000-0000-4000-8000-000000000002',
      title: 'Ohana',
      date: null,
      time: null,
      people: ['robin'],
      note: null,
      votes: {},
    }),
  ],
  canEdit: true,
  ...change,
});
