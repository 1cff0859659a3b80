import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import {
  serviceCaller,
  type Answers,
  type Caller,
  type Ids,
  type TestService,
} from '@landsea/nest-kit/testing';
import { CollaboratorRow } from '../trip/collaborators/collaborator.entity.js';
import { ForwardedEmailRow } from '../trip/forwarding/forwarded-email.entity.js';
import { ActivityRow } from '../trip/activity-log/activity.entity.js';
import { ShareLinkRow } from '../sharing/share-links/share-link.entity.js';
import { EntitlementRow } from '../grants/entitlements/entitlement.entity.js';
import { TripRow } from '../trip/trips/trip.entity.js';
import { BookingWorkRow } from '../agents/agent-bookings/booking-work.entity.js';
import { ClientTripRow } from '../agents/clients/client-trip.entity.js';
import { ClientRow } from '../agents/clients/client.entity.js';
import { agencyOf, agencyPeople } from './agency-callers.js';
import { aFeeOf } from './fee-things.js';
import { aClientTask, aConversation, aHousehold, aKeptTrip } from './client-things.js';
import { made, posted } from './requests.js';
import {
  entitlement,
  joined,
  newContribution,
  newExpense,
  newLine,
  newTable,
  newSettlement,
  newHotel,
  newTask,
  newTrip,
  planAccess,
  seeded,
} from './factories.js';

export type TripsCaller =
  | 'visitor'
  | 'owner'
  | 'otherFamily'
  | 'expiredPayer'
  | 'unpaid'
  | 'agentOfClient'
  | 'unsharedAgent'
  | 'otherAgent'
  | 'agencyOwner'
  | 'agencyAgent'
  | 'assistant'
  | 'client'
  | 'otherClient'
  | 'demo'
  | 'editor'
  | 'viewer'
  | 'traveler'
  | 'moneyless'
  | 'removed'
  | 'service'
  | 'wrongAudience';
export type TripsAnswers = Record<TripsCaller, number | Answers>;

/** Something the person was reminded of in the app. */
async function sentReminder(service: TestService, userId: string, tripId: string): Promise<string> {
  const [{ id }] = await service.dataSource.query<[{ id: string }]>(
    `INSERT INTO reminder (id, user_id, trip_id, window_id, kind, title, rule, opens_at, closes_at, remind_at, sent_at, in_app)
     VALUES (gen_random_uuid(), $1, $2, 'dining-stay-1', 'dining', 'Dining opens', '', now(), now() + interval '9 days', now(), now(), true)
     RETURNING id`,
    [userId, tripId],
  );
  return id;
}

/** Each travels on days of their own. */
let payers = 0;
/** Somebody with a paid trip, and something of each kind in it. */
async function payer(
  service: TestService,
  over: { isDemo?: boolean; isOver?: boolean; isUnpaid?: boolean } = {},
): Promise<Caller> {
  const userId = randomUUID();
  const cookie = service.cookieOf({ userId, isDemo: over.isDemo ?? false });
  payers += 1;
  const startDate = addDays(getDateIn(new Date()), 90 + 7 * payers);
  const tripId = await made(
    service,
    cookie,
    '/api/trips',
    newTrip({
      startDate,
      party: [
        { name: 'Robin', age: 40 },
        { name: 'Sam', age: 7 },
      ],
    }),
  );
  const paid = entitlement({ id: tripId }, userId);
  await service.deliver('billing.entitlement-changed', paid);
  const inTrip = `/api/v1/trips/${tripId}`;
  const make = (path: string, body: object) => made(service, cookie, `${inTrip}/${path}`, body);
  const payment = { id: randomUUID(), kind: 'final' as const, cents: 900_00, dueOn: startDate, paidOn: null };
  const [expense, item] = [newExpense(), newTable({ date: startDate })];
  await posted(service, cookie, `${inTrip}/expenses`, expense);
  await posted(service, cookie, `${inTrip}/items`, item);
  const owns: Ids = {
    userId,
    tripId,
    expenseId: expense.id,
    itemId: item.id,
    date: startDate,
    lineId: await make('budget/lines', newLine()),
    settlementId: await make('expenses/settlements', newSettlement()),
    contributionId: await make('savings/contributions', newContribution()),
    taskId: await make('tasks', newTask()),
    bookingId: await make('bookings', newHotel({ totalCents: 900_00, payments: [payment] })),
    paymentId: payment.id,
    reminderId: await sentReminder(service, userId, tripId),
    previewId: (await seeded(service)).tripId,
    // No address of a calendar, list of the catalog, park, picture or link of an email is ever like these.
    file: `${randomUUID()}.ics`,
    kind: randomUUID(),
    windowId: randomUUID(),
    recipientId: randomUUID(),
    ...{ park: randomUUID(), token: randomUUID() },
    ...{ coverId: randomUUID(), pictureId: randomUUID(), pictureKey: randomUUID() },
    ...(await shares(service, tripId)),
  };
  if (over.isOver)
    await service.deliver('billing.entitlement-changed', { ...paid, state: 'expired', version: 2 });
  if (over.isUnpaid) await service.dataSource.manager.delete(EntitlementRow, { tripId });
  return { headers: { cookie }, owns };
}

/** Shares of a trip and messages forwarded to it, made as rows: not every caller here has the right, and no email is wanted. */
async function shares(service: TestService, tripId: string): Promise<Ids> {
  const { manager } = service.dataSource;
  const [collaboratorId, linkId] = [randomUUID(), randomUUID()];
  const open = new Date(Date.now() + 86_400_000);
  await manager.insert(CollaboratorRow, {
    ...joined(tripId, randomUUID(), { role: 'viewer', seesMoney: true }),
    id: collaboratorId,
    userId: null,
    joinedAt: null,
    expiresAt: open,
  });
  await manager.insert(ShareLinkRow, {
    id: linkId,
    tripId,
    label: 'Grandparents',
    sections: ['days'],
    tokenHash: linkId,
    createdAt: new Date(),
    expiresAt: open,
    views: 0,
    lastViewedAt: null,
  });
  const emailId = randomUUID();
  const email = { sender: 'Robin', subject: 'Fwd: Your table', body: 'Restaurant: Sanaa' };
  await manager.insert(ForwardedEmailRow, { ...email, id: emailId, tripId, receivedAt: new Date() });
  const { party } = await manager.findOneByOrFail(TripRow, { id: tripId });
  const activity = await manager.findOneByOrFail(ActivityRow, { tripId, kind: 'budget-line' });
  return { collaboratorId, linkId, emailId, personId: party[0]?.id ?? '', activityId: activity.id };
}

/**
 * With a family that has joined as their client: with the Agent plan, to whom the family's trip is open too if it is shared.
 */
async function agent(service: TestService, client?: Caller, isShared = true): Promise<Caller> {
  const agentId = randomUUID();
  const cookie = service.cookieOf({ userType: 'agent', userId: agentId });
  const email = `${randomUUID()}@example.com`;
  const clientId = await made(service, cookie, '/api/v1/clients', {
    firstName: 'Ana',
    lastName: 'Silva',
    email,
  });
  const conversation = await aConversation(service, clientId, client?.owns?.['userId']);
  const known = { ...(await aHousehold(service, cookie, agentId, clientId)), ...conversation };
  if (!client) return { headers: { cookie }, owns: known };
  const { userId, tripId, ...owns } = client.owns ?? {};
  const { manager } = service.dataSource;
  await manager.update(ClientRow, { id: clientId }, { userId });
  const sees = { seesMoney: true, seesDocuments: true };
  if (isShared) await manager.insert(ClientTripRow, { clientId, tripId, ...sees });
  await service.deliver('billing.subscription-changed', planAccess(agentId, { plan: 'agent' }));
  await manager.insert(BookingWorkRow, {
    clientId,
    tripId: tripId ?? '',
    bookingId: owns['bookingId'] ?? '',
  });
  const workflowTaskId = await aClientTask(service, clientId, tripId ?? '');
  const feeId = await aFeeOf(service, clientId, tripId ?? '');
  return { headers: { cookie }, owns: { ...owns, tripId: tripId ?? '', ...known, workflowTaskId, feeId } };
}

const sharedIds = ['clientId', 'conversationId', 'workflowTaskId', 'documentId', 'feeId'];
/** Agent and client name the relationship by the same id. */
const asClientOf = async (service: TestService, ofAgent: Caller, client: Caller): Promise<Caller> => ({
  ...client,
  owns: {
    ...client.owns,
    keptTripId: await aKeptTrip(service, client.owns?.['userId'] ?? ''),
    ...Object.fromEntries(sharedIds.map((name) => [name, ofAgent.owns?.[name] ?? ''])),
  },
});

/** Somebody with whom a family shares its trip; what they may name is the family's. */
async function guest(
  service: TestService,
  family: Caller,
  part?: Parameters<typeof joined>[2],
): Promise<Caller> {
  const { userId, ...shared } = { ...family.owns, userId: randomUUID() };
  const tripId = family.owns?.['tripId'] ?? '';
  if (part) await service.dataSource.manager.insert(CollaboratorRow, joined(tripId, userId, part));
  return { headers: { cookie: service.cookieOf({ userId }) }, owns: { ...shared, userId } };
}

/** Everybody who may call trips, each with things of their own. */
export const callers = async (service: TestService): Promise<Record<TripsCaller, Caller>> => {
  const family = await people(service);
  return {
    ...family,
    // What an editor changes is nobody else's here.
    editor: await guest(service, await payer(service), { role: 'editor', seesMoney: true }),
    viewer: await guest(service, family.owner, { role: 'viewer', seesMoney: true }),
    // A viewer who is one of the travelers.
    traveler: await guest(service, family.otherFamily, {
      role: 'viewer',
      seesMoney: true,
      personId: family.otherFamily.owns?.['personId'] ?? null,
    }),
    // A collaborator from whom the owner keeps the money, and one who was removed.
    moneyless: await guest(service, await payer(service), { role: 'editor', seesMoney: false }),
    removed: await guest(service, family.otherFamily),
  };
};

const people = async (
  service: TestService,
): Promise<
  Record<Exclude<TripsCaller, 'editor' | 'viewer' | 'traveler' | 'moneyless' | 'removed'>, Caller>
> => {
  const [owner, otherFamily, expiredPayer, unpaid, demo] = await Promise.all([
    payer(service),
    payer(service),
    payer(service, { isOver: true }),
    payer(service, { isUnpaid: true }),
    payer(service, { isDemo: true }),
  ]);
  const agentOfClient = await agent(service, expiredPayer);
  const unsharedAgent = await agent(service, unpaid, false);
  return {
    visitor: { headers: {} },
    owner,
    otherFamily,
    expiredPayer: await asClientOf(service, agentOfClient, expiredPayer),
    unpaid: await asClientOf(service, unsharedAgent, unpaid),
    agentOfClient,
    unsharedAgent,
    otherAgent: await agencyOf(service, await agent(service)),
    ...(await agencyPeople(service)),
    client: { headers: { cookie: service.cookieOf({ userType: 'client' }) } },
    otherClient: { headers: { cookie: service.cookieOf({ userType: 'client' }) } },
    demo,
    service: serviceCaller(service, { issuer: 'billing' }),
    wrongAudience: serviceCaller(service, { issuer: 'billing', audience: 'identity' }),
  };
};

export const everyone = (status: number): TripsAnswers => ({
  visitor: status,
  owner: status,
  otherFamily: status,
  expiredPayer: status,
  unpaid: status,
  agentOfClient: status,
  unsharedAgent: status,
  otherAgent: status,
  agencyOwner: status,
  agencyAgent: status,
  assistant: status,
  client: status,
  otherClient: status,
  demo: status,
  editor: status,
  viewer: status,
  traveler: status,
  moneyless: status,
  removed: status,
  service: status,
  wrongAudience: status,
});
export const nobodyWithoutSession = { visitor: 401, service: 401, wrongAudience: 401 };
export const signedIn = (status: number): TripsAnswers => ({ ...everyone(status), ...nobodyWithoutSession });
export const only = (own: number): Answers => ({ own, other: 404, none: 404 });
export const hidden: Answers = { other: 404, none: 404 };
export const servicesOnly = (status: number | Answers): TripsAnswers => ({
  ...everyone(401),
  service: status,
});
