import { CreateBooking } from '@landsea/contracts/bookings';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { EntitlementState, SubscriptionAccess } from '@landsea/contracts/billing';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { type MessagePayload } from '@landsea/contracts/messages';
import {
  CreateBudgetLine,
  CreateContribution,
  CreateExpense,
  CreateSettlement,
  type WriteSavingsPlan,
} from '@landsea/contracts/money';
import { CreateDayItem, CreateTask, type DetailsOf } from '@landsea/contracts/planning';
import {
  CreateTrip,
  SeededTrip,
  SeedTrip,
  TripDetail,
  WizardPlace,
  type Sailing,
  type TripDraft,
} from '@landsea/contracts/trip';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { itemLife } from '@landsea/rules/day-plans';
import type { CollaboratorRow } from '../trip/collaborators/collaborator.entity.js';
import { ASSISTANT_KEY } from './app.js';

/** A parks trip of four days that starts in 90 days. */
export const newTrip = (change: Partial<CreateTrip> = {}): CreateTrip => {
  const { startDate = addDays(getDateIn(new Date()), 90) } = change;
  const endDate = addDays(startDate, 3);
  return CreateTrip.parse({
    name: 'Spring break',
    mode: 'parks',
    startDate,
    endDate,
    stays: [{ hotelName: 'Pop Century Resort', onSite: true, checkIn: startDate, checkOut: endDate }],
    sailing: null,
    party: [{ name: 'Robin', age: 40 }],
    ...change,
  });
};

/** {@link newTrip} as an agent makes it for a client. */
export const aTripFor = async (
  agent: TestAgent,
  clientId: string,
  change: Partial<CreateTrip> = {},
): Promise<TripDetail> =>
  TripDetail.parse(
    (await agent.post(`/api/v1/clients/${clientId}/trips`).send(newTrip(change)).expect(201)).body,
  );

/** A sailing of three nights on the dates of {@link newTrip}. */
export const aSailing = (): Sailing => {
  const embarkationDate = addDays(getDateIn(new Date()), 90);
  const ports = ['Port Canaveral', 'Nassau, Bahamas', 'Castaway Cay', 'Port Canaveral'];
  return {
    ship: 'Disney Wish',
    embarkationDate,
    nights: 3,
    concierge: false,
    ports: ports.map((port, day) => ({ date: addDays(embarkationDate, day), port })),
  };
};

export const newLine = (change: Partial<CreateBudgetLine> = {}): CreateBudgetLine =>
  CreateBudgetLine.parse({
    id: randomUUID(),
    category: 'dining',
    label: 'Dinner at Liberty Tree Tavern',
    plannedCents: 20_500,
    spentCents: 0,
    ...change,
  });

export const newExpense = (change: Partial<CreateExpense> = {}): CreateExpense => {
  const expense = {
    id: randomUUID(),
    category: 'snacks-sips',
    what: 'Mickey bars',
    amountCents: 1_250,
    day: '2027-03-14',
    ...change,
  };
  return CreateExpense.parse(expense);
};

export const newSavingsPlan = (): WriteSavingsPlan => ({
  firstDay: '2027-01-01',
  targetDay: '2027-03-01',
  targetCents: null,
  rhythm: 'week',
  version: 0,
});

export const newContribution = (change: Partial<CreateContribution> = {}): CreateContribution =>
  CreateContribution.parse({
    id: randomUUID(),
    jarId: null,
    by: 'Robin',
    amountCents: 10_000,
    day: '2027-01-15',
    ...change,
  });

export const newSettlement = (change: Partial<CreateSettlement> = {}): CreateSettlement =>
  CreateSettlement.parse({
    id: randomUUID(),
    from: 'Sam',
    to: 'Robin',
    amountCents: 4_000,
    day: '2027-03-20',
    ...change,
  });

export const newTask = (change: Partial<CreateTask> = {}): CreateTask =>
  CreateTask.parse({ id: randomUUID(), title: 'Renew the passports', ...change });

/** A hotel for two nights of Morgan's trip. */
export const newHotel = (change: Partial<CreateBooking> = {}): CreateBooking =>
  CreateBooking.parse({
    id: randomUUID(),
    kind: 'hotel',
    title: 'Pop Century',
    start: { date: '2027-03-14', time: '15:00', zone: 'America/New_York' },
    end: { date: '2027-03-16', time: '11:00', zone: 'America/New_York' },
    ...change,
  });

/** A wizard that was left on its second step, before anything in it was valid. */
export const newWizardPlace = (change: Partial<TripDraft> = {}): WizardPlace =>
  WizardPlace.parse({
    id: randomUUID(),
    draft: {
      name: 'Spring',
      mode: 'combined',
      startDate: '2027-03-14',
      endDate: '',
      stays: [{ key: 'a', hotelName: 'Pop', onSite: false, checkIn: '2027-03-14', checkOut: '' }],
      sailing: null,
      party: [{ key: 'b', name: 'Robin', age: 35, dietaryNotes: '' }],
      ...change,
    },
    step: 'stays',
    tried: ['trip'],
    revision: 12,
  });

/** An item of the first day of {@link newTrip}. */
export const newDayItem = (change: Partial<CreateDayItem> = {}): CreateDayItem =>
  CreateDayItem.parse({
    id: randomUUID(),
    title: 'Haunted Mansion',
    date: addDays(getDateIn(new Date()), 90),
    details: { kind: 'attraction' },
    ...change,
  });

/** Default fields of a meal. */
export const aMeal: DetailsOf<'dining'> = itemLife.dining.blank;

/** A table booked on the first day of {@link newTrip}. */
export const newTable = (change: Partial<CreateDayItem> = {}): CreateDayItem =>
  newDayItem({ title: 'Liberty Tree Tavern', time: '18:10', status: 'booked', details: aMeal, ...change });

export async function familyWithTrip(
  service: TestService,
  change: Partial<CreateTrip> = {},
): Promise<{ userId: string; agent: TestAgent; trip: TripDetail }> {
  const userId = randomUUID();
  const agent = service.as({ userId, firstName: 'Robin' });
  const { body } = await agent.post('/api/trips').send(newTrip(change)).expect(201);
  return { userId, agent, trip: TripDetail.parse(body) };
}

export const entitlement = (
  trip: { id: string },
  userId: string,
  change: Partial<EntitlementState> = {},
): MessagePayload<'billing.entitlement-changed'> =>
  EntitlementState.parse({
    entitlementId: randomUUID(),
    userId,
    tripId: trip.id,
    state: 'active',
    startsAt: new Date().toISOString(),
    version: 1,
    ...change,
  });

/** A plan that is open for another month. */
export const planAccess = (
  userId: string,
  change: Partial<SubscriptionAccess> = {},
): MessagePayload<'billing.subscription-changed'> =>
  SubscriptionAccess.parse({
    userId,
    plan: 'pro',
    accessUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    version: 1,
    ...change,
  });

export async function familyWithPaidTrip(
  service: TestService,
  change: Partial<CreateTrip> = {},
): Promise<{ userId: string; agent: TestAgent; trip: TripDetail }> {
  const family = await familyWithTrip(service, change);
  await service.deliver('billing.entitlement-changed', entitlement(family.trip, family.userId));
  return family;
}

/** The view of a family's trip that an assistant has. */
export const newPreview = (change: Partial<z.input<typeof SeedTrip>> = {}): z.input<typeof SeedTrip> => {
  const { stays, startDate, endDate, mode } = newTrip();
  return {
    tripName: 'Spring break, as we talked about it',
    mode,
    startDate,
    endDate,
    stays,
    party: { adults: 2, children: 1, childAges: [6] },
    estimatedCost: 5400,
    ...change,
  };
};

let assistants = 0;

/** A preview as an assistant makes it, each from its own address: the limit is tried elsewhere. */
export async function seeded(
  service: TestService,
  change: Partial<z.input<typeof SeedTrip>> = {},
): Promise<SeededTrip> {
  assistants += 1;
  const answer = await fetch(`${service.url}/api/seed-trip`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${ASSISTANT_KEY}`,
      'x-forwarded-for': `10.200.${assistants >> 8}.${assistants & 255}`,
    },
    body: JSON.stringify(newPreview(change)),
  });
  return SeededTrip.parse(await answer.json());
}

/** Somebody who joined a trip that another family owns. */
export const joined = (
  tripId: string,
  userId: string,
  part: Pick<CollaboratorRow, 'role' | 'seesMoney'> & Partial<Pick<CollaboratorRow, 'personId'>>,
): CollaboratorRow => ({
  personId: null,
  staysHome: false,
  ...part,
  id: randomUUID(),
  tripId,
  userId,
  email: `${userId}@example.com`,
  firstName: 'Kim',
  tokenHash: null,
  invitedAt: new Date(),
  expiresAt: new Date(),
  joinedAt: new Date(),
});
