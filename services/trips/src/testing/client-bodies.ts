import { randomUUID } from 'node:crypto';
import type {
  MergeClients,
  NewBookingWork,
  PlanGroupItem,
  SaveBookingSupplier,
  SaveMessageTemplate,
  SavePriceOffer,
  SaveQuoteTemplate,
  SaveTaskList,
} from '@landsea/contracts/agents';
import type { ImportedHousehold, StartImport } from '@landsea/contracts/agents/imports';

/** Bodies that add a client, and a person of the household. */
export const aClient = () => ({ firstName: 'Ben', lastName: 'Moss', email: `${randomUUID()}@example.com` });
export const aHouseholdPerson = () => ({ id: randomUUID(), firstName: 'Mia', lastName: 'Moss' });

/** The first client stays, with the values of both where that goes. */
export const aMerge = (keepId: string, mergeId: string, version = 1): MergeClients => ({
  id: randomUUID(),
  keepId,
  mergeId,
  keepVersion: version,
  mergeVersion: version,
  fields: { stage: 'keep', source: 'keep', nextStep: 'keep', lead: 'keep', tags: 'both', notes: 'both' },
  people: [],
});

export const aMessageTemplate = (over: Partial<SaveMessageTemplate> = {}): SaveMessageTemplate => ({
  version: 0,
  title: 'How I work',
  body: 'Hi {{firstName}}, here is how I work. {{agentName}}',
  isShared: false,
  replaces: null,
  ...over,
});

export const aQuoteTemplate = (over: Partial<SaveQuoteTemplate> = {}): SaveQuoteTemplate => ({
  version: 0,
  title: 'Two by the lagoon',
  options: [
    {
      ...{ kind: 'stay', title: 'By the lagoon', place: 'Polynesian Village Resort', room: 'Garden view' },
      ...{ port: '', tickets: '4-day Park Hopper', dining: '', inclusions: ['Early entry'], note: '' },
      ...{ isRecommended: false, nights: 5, finalDaysBefore: 30, totalCents: null, depositCents: null },
      addons: [{ title: 'Memory Maker', cents: null, note: '' }],
    },
  ],
  isShared: false,
  ...over,
});

/** A task of the client, one of the agent, and one that a wheelchair brings. */
export const aTaskList = (over: Partial<SaveTaskList> = {}): SaveTaskList => ({
  version: 0,
  title: 'My cruises',
  tasks: [
    {
      key: 'pay',
      title: 'Final payment in ten days',
      reason: '',
      anchor: 'departure',
      days: -10,
      who: 'client',
    },
    { key: 'names', title: 'Check the names', reason: 'A wrong one costs a day.', anchor: 'booked', days: 1 },
    { key: 'cups', title: 'Order the cups', reason: '', anchor: 'departure', days: -20, when: 'mobility' },
  ],
  isShared: false,
  replaces: null,
  ...over,
});

export const anImport = (): StartImport => ({
  id: randomUUID(),
  fileName: 'clients.csv',
  sha256: '0'.repeat(64),
  system: 'tern',
  signature: 'firstname,lastname',
  mapping: ['firstName', 'lastName'],
  rows: 2,
});

export const anImportedHousehold = (over: Partial<ImportedHousehold> = {}): ImportedHousehold => ({
  key: randomUUID(),
  lines: [2],
  people: [{ firstName: 'Ben', lastName: 'Moss', email: `${randomUUID()}@example.com` }],
  ...over,
});

export const aBrand = () => ({
  name: 'Magic Miles Travel',
  color: '#8a1538',
  logoId: null,
  photoId: null,
  agentName: 'Dana Whitlock',
  phone: '(407) 555-0100',
  hours: 'Weekdays, 9 to 5 Eastern',
  signature: null,
  replyTo: 'dana@magic-miles.example',
  legalLines: 'Fla. Seller of Travel Ref. No. ST12345',
  poweredBy: false,
  version: 0,
});

export const aGroupItem = (): PlanGroupItem => ({
  id: randomUUID(),
  ...{ kind: 'dining', title: 'Reunion dinner', date: '2027-03-15', time: '18:00', place: '', note: '' },
});

/** Without its id. */
export const aCall = () => ({ text: 'They want a balcony', withName: 'Ana', at: new Date().toISOString() });

export const aDocumentOf = {
  kind: 'insurance',
  title: 'Policy of the whole family',
  personId: null,
  tripId: null,
  expiresOn: null,
  sharedWith: 'household',
  sharedPersonId: null,
};

export const someWork: NewBookingWork = {
  bookedBy: 'agent',
  supplierId: null,
  numbers: [],
  rooms: [],
  taxCents: null,
  commissionableCents: 400_00,
  rate: 1_000,
  howToPay: null,
  numberCheckedOn: null,
};

export const aPriceOffer = (): SavePriceOffer => ({
  ...{ supplier: 'Disney', place: 'Disney’s Beach Club Resort', room: '' },
  ...{ travelFrom: '2027-01-01', travelTo: '2027-12-31', bookBy: '2099-12-31' },
  ...{ savingPercent: 20, savingCents: null, version: 0 },
});

export const aSupplier = (): SaveBookingSupplier => ({
  name: 'Walt Disney World',
  kinds: ['hotel', 'tickets'],
  rate: 1_000,
  paysAfterDays: 42,
  hostCode: null,
  version: 1,
});
