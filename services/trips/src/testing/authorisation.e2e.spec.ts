import { randomUUID } from 'node:crypto';
import { windowKinds, type ReminderLead } from '@landsea/contracts/planning';
import { describeAuthorisation } from '@landsea/nest-kit/testing';
import { assistantEnv, startTrips } from './app.js';
import { agentRoutes } from './agent-routes.js';
import { forwardingEnv } from './forwarding.js';
import { identityDouble } from './identity-double.js';
import {
  callers,
  everyone,
  hidden,
  nobodyWithoutSession,
  only,
  servicesOnly,
  signedIn,
  type TripsAnswers,
  type TripsCaller,
} from './callers.js';
import {
  entitlement,
  newContribution,
  newDayItem,
  newExpense,
  newHotel,
  newLine,
  newPreview,
  newSavingsPlan,
  newSettlement,
  newTask,
  newTrip,
  newWizardPlace,
} from './factories.js';

const ownTrip = (status: number, whenNotPaid = status): TripsAnswers => ({
  ...nobodyWithoutSession,
  owner: only(status),
  otherFamily: only(status),
  expiredPayer: only(whenNotPaid),
  unpaid: only(whenNotPaid),
  agentOfClient: only(status),
  unsharedAgent: only(404),
  otherAgent: hidden,
  agencyOwner: hidden,
  agencyAgent: hidden,
  assistant: hidden,
  client: hidden,
  otherClient: hidden,
  demo: only(status),
  editor: only(status),
  viewer: only(status),
  traveler: only(status),
  moneyless: only(status),
  removed: only(404),
});
/** A change inside a trip: not without access, and not by who was invited to look. */
const edit = (status: number): TripsAnswers => ({
  ...ownTrip(status, 403),
  viewer: only(403),
  traveler: only(403),
});
/** A look at money, which the owner may keep from a collaborator. */
const money = (status: number): TripsAnswers => ({ ...ownTrip(status), moneyless: only(404) });
const moneyEdit = (status: number): TripsAnswers => ({ ...edit(status), moneyless: only(404) });
/** Routes for the owner alone, without a plan. */
const owners = (status: number): TripsAnswers => ({
  ...ownTrip(status),
  agentOfClient: only(403),
  editor: only(403),
  viewer: only(403),
  traveler: only(403),
  moneyless: only(403),
});
const everyLead = (lead: ReminderLead) => ({
  leads: Object.fromEntries(windowKinds.map((kind) => [kind, lead])),
});
/** Told to one person: not to a person who shares the trip. */
const ownReminder: TripsAnswers = {
  ...ownTrip(204),
  agentOfClient: only(404),
  editor: only(404),
  viewer: only(404),
  traveler: only(404),
  moneyless: only(404),
};
/** Asking others to share a trip: the owner's, once it is paid, and not for the demo account. */
const sharing = (status: number): TripsAnswers => ({
  ...owners(status),
  expiredPayer: only(403),
  unpaid: only(403),
  demo: only(403),
});
const newPerson = () => ({ id: randomUUID(), name: 'Sam', age: 7 });
const anInvitation = () => ({ email: `${randomUUID()}@example.com`, role: 'viewer', seesMoney: true });
const aToken = () => ({ token: 'a token that nobody has' });
const robin = { email: 'robin@example.com', firstName: 'Robin', lastName: 'Lindqvist', emailVerified: true };
const identity = await identityDouble(robin);
afterAll(() => identity.close());

describeAuthorisation<TripsCaller>({
  start: () => startTrips({ ...assistantEnv, ...forwardingEnv, IDENTITY_URL: identity.url }),
  callers,
  routes: {
    'GET /api/v1/catalogue': { answers: everyone(200) },
    'GET /api/v1/catalogue/park-calendar': { answers: everyone(200), keptSeconds: 300 },
    'GET /api/v1/catalogue/airports': { answers: everyone(200), keptSeconds: 300 },
    'GET /api/v1/catalogue/price-book': { answers: everyone(200), keptSeconds: 300 },
    'GET /api/v1/catalogue/travel': { answers: everyone(200), keptSeconds: 300 },
    'GET /api/v1/catalogue/search': { answers: everyone(200), query: () => 'q=mickey' },
    // No list or park is named like an id; what they answer is tried in catalogue-lists and park-live.e2e.spec.ts.
    'GET /api/v1/catalogue/{kind}': { answers: everyone(400), keptSeconds: 300 },
    'GET /api/v1/parks/{park}/live': { answers: everyone(400) },
    'POST /api/trips': { answers: signedIn(201), body: () => newTrip() },
    'GET /api/trips': { answers: signedIn(200) },
    'GET /api/v1/trip-draft': { answers: signedIn(200) },
    'PUT /api/v1/trip-draft': { answers: signedIn(200), body: () => ({ place: newWizardPlace() }) },
    'DELETE /api/v1/trip-draft': { answers: signedIn(204) },
    'GET /api/v1/trips/active': { answers: signedIn(200) },
    'GET /api/trips/{tripId}': { answers: ownTrip(200) },
    'DELETE /api/trips/{tripId}': { answers: owners(204) },
    'GET /api/v1/trips': { answers: signedIn(200) },
    'GET /api/v1/trips/history': { answers: signedIn(200) },
    'GET /api/v1/trips/deleted': { answers: signedIn(200) },
    // Nobody here has deleted anything, so there is nothing to take back.
    'POST /api/v1/trips/{tripId}/restore': { answers: ownTrip(404) },
    'POST /api/v1/trips/{tripId}/duplicate': { answers: owners(201) },
    'POST /api/v1/trips/{tripId}/change-plan': {
      answers: edit(200),
      body: () => ({ version: 1, name: 'Another name' }),
    },
    // Nobody here has changed anything, so there is nothing to take back.
    'POST /api/v1/trips/{tripId}/undo-change': { answers: edit(404), body: () => ({ version: 2 }) },
    'PATCH /api/trips/{tripId}': { answers: owners(200), body: () => ({ archived: true }) },
    'GET /api/v1/trips/{tripId}/stream': { answers: ownTrip(200) },
    'GET /api/v1/trips/{tripId}/windows': { answers: ownTrip(200) },
    'GET /api/v1/trips/{tripId}/budget': { answers: money(200) },
    'POST /api/v1/trips/{tripId}/budget/lines': { answers: moneyEdit(201), body: () => newLine() },
    'GET /api/v1/reminders': { answers: signedIn(200) },
    'GET /api/v1/reminders/choices': { answers: signedIn(200) },
    'PUT /api/v1/reminders/choices': { answers: signedIn(200), body: () => everyLead('2d') },
    'DELETE /api/v1/reminders/{reminderId}': { answers: ownReminder },
    'GET /api/v1/trips/{tripId}/calendar': { answers: ownTrip(200) },
    'POST /api/v1/trips/{tripId}/calendar': { answers: { ...edit(201), demo: only(403) } },
    'DELETE /api/v1/trips/{tripId}/calendar': { answers: ownTrip(204) },
    // For every caller: only who has the address sees something, which is tried in reminders.e2e.spec.ts.
    'GET /api/v1/calendar-links': { answers: signedIn(200) },
    'DELETE /api/v1/calendar-links': { answers: signedIn(204) },
    'GET /api/v1/planning-calendar': {
      answers: everyone(200),
      query: () => 'arrive=2027-03-14',
      keptSeconds: 3600,
    },
    'GET /api/v1/calendar/{file}': { answers: everyone(404) },
    'PUT /api/v1/trips/{tripId}/final-payment': {
      answers: edit(200),
      body: () => ({ dueOn: null, seen: null }),
    },
    'GET /api/v1/trips/{tripId}/days': { answers: ownTrip(200) },
    'GET /api/v1/trips/{tripId}/day-catalogue': { answers: ownTrip(200) },
    'PATCH /api/v1/trips/{tripId}/days/{date}': {
      answers: edit(200),
      body: () => ({ version: 1, parks: ['epcot'] }),
    },
    'PUT /api/v1/trips/{tripId}/hour-worth': { answers: edit(200), body: () => ({ hourCents: 4000 }) },
    'GET /api/v1/trips/{tripId}/days/{date}/calendar': { answers: ownTrip(200) },
    'GET /api/v1/trips/{tripId}/pdf': { answers: ownTrip(200) },
    'GET /api/v1/trips/{tripId}/days/{date}/pdf': { answers: ownTrip(200) },
    'POST /api/v1/trips/{tripId}/days/{date}/best-order': {
      answers: ownTrip(200),
      body: () => ({ goal: 'earliest-finish', walkingWeight: 0.5, pinned: [], from: null }),
    },
    'POST /api/v1/trips/{tripId}/sort-wishes': { answers: ownTrip(200) },
    'POST /api/v1/trips/{tripId}/items': { answers: edit(201), body: () => newDayItem({ date: null }) },
    'POST /api/v1/trips/{tripId}/items/changes': {
      answers: edit(200),
      body: () => ({ title: 'A quiet day', add: [newDayItem({ date: null })], change: [], remove: [] }),
    },
    'PATCH /api/v1/trips/{tripId}/items/{itemId}': {
      answers: edit(200),
      body: () => ({ version: 1, note: 'By the window' }),
    },
    'PUT /api/v1/trips/{tripId}/items/{itemId}/votes/{personId}': {
      // A viewer who is one of the travelers votes for this one.
      answers: { ...edit(200), traveler: only(200) },
      body: () => ({ vote: 'must' }),
    },
    'DELETE /api/v1/trips/{tripId}/items/{itemId}': { answers: edit(204) },
    // Nothing here has a photo; what becomes of one is tried in item-photos.e2e.spec.ts.
    'GET /api/v1/trips/{tripId}/items/{itemId}/photo': { answers: ownTrip(404) },
    'GET /api/v1/trips/{tripId}/items/{itemId}/photo/thumbnail': { answers: ownTrip(404) },
    'PUT /api/v1/trips/{tripId}/items/{itemId}/photo': {
      answers: { ...edit(400), demo: only(403) },
      rawBody: true,
    },
    'DELETE /api/v1/trips/{tripId}/items/{itemId}/photo': { answers: edit(200) },
    'PATCH /api/v1/trips/{tripId}/budget/lines/{lineId}': {
      answers: moneyEdit(200),
      body: () => ({ version: 1, spentCents: 5 }),
    },
    'DELETE /api/v1/trips/{tripId}/budget/lines/{lineId}': { answers: moneyEdit(204) },
    'GET /api/v1/trips/{tripId}/expenses': { answers: money(200) },
    'POST /api/v1/trips/{tripId}/expenses': { answers: moneyEdit(201), body: () => newExpense() },
    'POST /api/v1/trips/{tripId}/expenses/restore': {
      answers: moneyEdit(404),
      body: () => ({ expenseIds: [randomUUID()] }),
    },
    'POST /api/v1/trips/{tripId}/expenses/settlements': {
      answers: moneyEdit(201),
      body: () => newSettlement(),
    },
    'DELETE /api/v1/trips/{tripId}/expenses/settlements/{settlementId}': { answers: moneyEdit(204) },
    'GET /api/v1/trips/{tripId}/expenses/{expenseId}': { answers: money(200) },
    'PATCH /api/v1/trips/{tripId}/expenses/{expenseId}': {
      answers: moneyEdit(200),
      body: () => ({ version: 1, amountCents: 5 }),
    },
    'DELETE /api/v1/trips/{tripId}/expenses/{expenseId}': { answers: moneyEdit(200) },
    // Nobody here has a receipt; what becomes of one is tried in expenses.e2e.spec.ts.
    'GET /api/v1/trips/{tripId}/expenses/{expenseId}/receipt': { answers: money(404) },
    'GET /api/v1/trips/{tripId}/expenses/{expenseId}/receipt/thumbnail': { answers: money(404) },
    'PUT /api/v1/trips/{tripId}/expenses/{expenseId}/receipt': {
      answers: { ...moneyEdit(400), demo: only(403) },
      rawBody: true,
    },
    'DELETE /api/v1/trips/{tripId}/expenses/{expenseId}/receipt': { answers: moneyEdit(200) },
    'GET /api/v1/trips/{tripId}/tasks': { answers: ownTrip(200) },
    'POST /api/v1/trips/{tripId}/tasks': { answers: edit(201), body: () => newTask() },
    'GET /api/v1/trips/{tripId}/tasks/template': { answers: ownTrip(200) },
    'POST /api/v1/trips/{tripId}/tasks/template': {
      answers: edit(200),
      body: () => ({ keys: ['ids-valid'] }),
    },
    'POST /api/v1/trips/{tripId}/tasks/from-window': {
      answers: edit(201),
      body: () => ({ id: randomUUID(), windowId: 'dining-stay-1' }),
    },
    'PATCH /api/v1/trips/{tripId}/tasks/{taskId}': {
      answers: edit(200),
      body: () => ({ version: 1, title: 'Pack' }),
    },
    'PUT /api/v1/trips/{tripId}/tasks/{taskId}/place': {
      answers: edit(200),
      body: () => ({ status: 'to-do', afterId: null }),
    },
    'DELETE /api/v1/trips/{tripId}/tasks/{taskId}': { answers: edit(204) },
    'GET /api/v1/trips/{tripId}/bookings': { answers: ownTrip(200) },
    'POST /api/v1/trips/{tripId}/bookings': { answers: edit(201), body: () => newHotel() },
    'POST /api/v1/trips/{tripId}/bookings/changes': {
      answers: edit(200),
      body: () => ({ title: 'A confirmation', add: [newHotel()], change: [] }),
    },
    'PATCH /api/v1/trips/{tripId}/bookings/{bookingId}': {
      answers: edit(200),
      body: () => ({ version: 1, title: 'Pop Century Resort' }),
    },
    'DELETE /api/v1/trips/{tripId}/bookings/{bookingId}': { answers: edit(204) },
    'GET /api/v1/trips/{tripId}/savings': { answers: money(200) },
    'PUT /api/v1/trips/{tripId}/savings/plan': {
      answers: moneyEdit(200),
      body: newSavingsPlan,
    },
    'POST /api/v1/trips/{tripId}/savings/jars': {
      answers: moneyEdit(200),
      body: () => ({
        id: randomUUID(),
        name: 'Pocket money',
        person: null,
        goalCents: null,
        removed: false,
        version: 0,
      }),
    },
    'POST /api/v1/trips/{tripId}/savings/contributions': {
      answers: moneyEdit(201),
      body: () => newContribution(),
    },
    'DELETE /api/v1/trips/{tripId}/savings/contributions/{contributionId}': { answers: moneyEdit(204) },
    'POST /api/v1/expense-imports': {
      answers: moneyEdit(200),
      names: ['tripId'],
      body: ({ tripId = '' }) => ({ tripId, expenses: [newExpense()] }),
    },
    'POST /api/v1/trips/{tripId}/budget/changes': {
      answers: moneyEdit(200),
      body: () => ({ add: [newLine()], plan: [], remove: [] }),
    },
    'GET /api/v1/trips/{tripId}/budget/estimate': { answers: money(200) },
    'POST /api/v1/trips/{tripId}/people': { answers: edit(201), body: newPerson },
    'PATCH /api/v1/trips/{tripId}/people/{personId}': {
      answers: edit(200),
      body: () => ({ version: 1, name: 'Somebody' }),
    },
    // Nobody here travels alone, and each person who is removed was there.
    'DELETE /api/v1/trips/{tripId}/people/{personId}': { answers: edit(204) },
    'GET /api/v1/trips/{tripId}/forwarding': { answers: moneyEdit(200) },
    'POST /api/v1/trips/{tripId}/forwarding/address': { answers: { ...moneyEdit(201), demo: only(403) } },
    // To turn it off needs nothing paid.
    'DELETE /api/v1/trips/{tripId}/forwarding/address': {
      answers: { ...money(204), viewer: only(403), traveler: only(403) },
    },
    'GET /api/v1/trips/{tripId}/forwarding/emails/{emailId}': { answers: moneyEdit(200) },
    'PUT /api/v1/trips/{tripId}/forwarding/emails/{emailId}': { answers: moneyEdit(204) },
    'DELETE /api/v1/trips/{tripId}/forwarding/emails/{emailId}': { answers: moneyEdit(204) },
    // Nobody here knows the secret; what a signed delivery is answered is tried in forwarded-emails.e2e.spec.ts.
    'POST /api/v1/forwarded-emails': { answers: everyone(400), fromOutside: true, rawBody: true },
    'GET /api/v1/trips/{tripId}/activity': { answers: ownTrip(200) },
    // What each did first is a line of the budget.
    'POST /api/v1/trips/{tripId}/activity/{activityId}/undo': { answers: moneyEdit(200) },
    'GET /api/v1/trips/{tripId}/collaborators': { answers: ownTrip(200) },
    'POST /api/v1/trips/{tripId}/collaborators': { answers: sharing(201), body: anInvitation },
    'POST /api/v1/trips/{tripId}/collaborators/{collaboratorId}/resend': { answers: sharing(200) },
    'PATCH /api/v1/trips/{tripId}/collaborators/{collaboratorId}': {
      answers: sharing(200),
      body: () => ({ role: 'viewer' }),
    },
    // Who this is, the guests here would say of somebody else.
    'PUT /api/v1/trips/{tripId}/collaborators/{collaboratorId}/traveler': {
      answers: sharing(200),
      body: () => ({ personId: null }),
    },
    // To take somebody out needs nothing paid.
    'DELETE /api/v1/trips/{tripId}/collaborators/{collaboratorId}': { answers: owners(204) },
    'POST /internal/trip-invitations/address': { answers: servicesOnly(404), body: aToken },
    'POST /internal/agency-invitations/address': { answers: servicesOnly(404), body: aToken },
    'POST /api/v1/trip-invitations/preview': { answers: everyone(404), body: aToken },
    'POST /api/v1/trip-invitations/accept': { answers: { ...signedIn(404), demo: 403 }, body: aToken },
    'GET /api/v1/trips/{tripId}/share-links': { answers: owners(200) },
    'POST /api/v1/trips/{tripId}/share-links': {
      answers: sharing(201),
      body: () => ({ label: 'Grandparents', sections: ['days'], days: 30 }),
    },
    'DELETE /api/v1/trips/{tripId}/share-links/{linkId}': { answers: owners(204) },
    // The token is the secret: each person who holds it is let in, and nobody here does.
    'POST /api/v1/shared-trip': { answers: everyone(404), body: aToken },
    'POST /api/v1/shared-trip/pdf': { answers: everyone(404), body: aToken },
    'GET /api/user/access': {
      answers: ownTrip(200),
      names: ['tripId'],
      query: ({ tripId = '' }) => `tripId=${tripId}`,
    },
    ...agentRoutes,
    // Nobody here holds a key; who does is tried in previews.e2e.spec.ts and mcp.e2e.spec.ts.
    'POST /api/seed-trip': { answers: everyone(401), body: newPreview, fromOutside: true },
    'POST /api/mcp': { answers: everyone(401), body: () => ({ jsonrpc: '2.0' }), fromOutside: true },
    'GET /api/mcp': { answers: everyone(405) },
    'DELETE /api/mcp': { answers: everyone(405), fromOutside: true },
    // A visitor that knows the id may see it, whoever had it made: the id is the secret.
    'GET /api/seed-trip/{tripId}': { answers: everyone(404) },
    'POST /internal/previews/{previewId}/keep': {
      answers: servicesOnly({ other: 200, none: 404 }),
    },
    'GET /internal/owners/{userId}/trips': { answers: servicesOnly(200) },
    'GET /internal/accounts/{userId}/export': { answers: servicesOnly(200) },
    'GET /internal/trips/{tripId}': {
      answers: servicesOnly({ other: 200, none: 404 }),
    },
    'POST /internal/inbox': {
      answers: servicesOnly(204),
      body: () => ({
        id: randomUUID(),
        type: 'billing.entitlement-changed',
        payload: entitlement({ id: randomUUID() }, randomUUID()),
      }),
    },
  },
});
