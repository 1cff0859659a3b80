import { randomUUID } from 'node:crypto';
import {
  addDays,
  CreateBudgetLine,
  CreateTrip,
  dateIn,
  EntitlementState,
  SubscriptionAccess,
  TripDetail,
  type MessagePayload,
} from '@landsea/contracts';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';

/** A parks trip of four days that starts in 90 days. */
export const newTrip = (change: Partial<CreateTrip> = {}): CreateTrip => {
  const startDate = addDays(dateIn(new Date()), 90);
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

export const newLine = (change: Partial<CreateBudgetLine> = {}): CreateBudgetLine =>
  CreateBudgetLine.parse({
    id: randomUUID(),
    category: 'dining',
    label: 'Dinner at Liberty Tree Tavern',
    plannedCents: 20_500,
    spentCents: 0,
    ...change,
  });

/** A family with one trip. */
export async function familyWithTrip(
  service: TestService,
): Promise<{ userId: string; agent: TestAgent; trip: TripDetail }> {
  const userId = randomUUID();
  const agent = service.as({ userId, firstName: 'Robin' });
  const { body } = await agent.post('/api/trips').send(newTrip()).expect(201);
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

/** The same, with the trip paid. */
export async function familyWithPaidTrip(
  service: TestService,
): Promise<{ userId: string; agent: TestAgent; trip: TripDetail }> {
  const family = await familyWithTrip(service);
  await service.deliver('billing.entitlement-changed', entitlement(family.trip, family.userId));
  return family;
}
