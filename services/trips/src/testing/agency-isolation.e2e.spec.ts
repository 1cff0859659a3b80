import { randomInt } from 'node:crypto';
import {
  AgentItinerary,
  AgentTripList,
  AuditPage,
  BrandSettings,
  ClientMergeList,
  ConversationList,
  CoreNeeds,
  DocumentList,
  DueTaskList,
  AgreementAlertList,
  AgreementList,
  DuplicateList,
  HandOverList,
  IntakeAnswerList,
  IntakeFormList,
  QuoteAlertList,
  QuoteList,
  LikelyClients,
  Morning,
  OwnAgency,
  OwnQuoteTemplates,
  OwnTaskLists,
  PaperAlertList,
  TripTemplateList,
  UnansweredSummary,
} from '@landsea/contracts/agents';
import { ClientImportList } from '@landsea/contracts/agents/imports';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { DeskPlanner } from '../agents/agent-trips/desk-planner.js';
import { MessageEmails } from '../agents/conversations/notices/message-emails.js';
import { MessageNotices } from '../agents/conversations/notices/message-notices.js';
import { findForeign, listSentEmails, readReach } from './agency-reach.js';
import { startTrips } from './app.js';
import { anImportedHousehold } from './client-bodies.js';
import { planAccess } from './factories.js';
import { identityDouble } from './identity-double.js';
import { expectForeignStatement, expectOwnCommissions } from './commission-things.js';
import { expectForeignFee, expectOwnFees } from './fee-things.js';
import { expectForeignBooking, expectOwnBookings } from './isolated-bookings.js';
import { expectForeignCall, expectOwnTimeline } from './isolated-calls.js';
import { expectForeignDigest, expectOwnDigest, fillDigests } from './isolated-digests.js';
import { expectForeignGroup, expectOwnGroups } from './isolated-groups.js';
import { fillAgencies, makeAgencies, type RandomMember } from './random-agencies.js';
import { openBrowser, selectTalks, THE_END, writeIn } from './talks.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const AGENCIES = 1000;
const [TRIED, WATCHED] = [30, 20];
const PATIENCE_MS = 5 * 60_000;

const body = async (call: TestAgent, path: string): Promise<unknown> =>
  (await call.get(path).expect(200)).body;

describe('1,000 random agencies with trips, tasks, conversations, changes, invitations, hand-overs and merges', () => {
  let members: RandomMember[];
  beforeAll(async () => {
    members = await makeAgencies(service, AGENCIES);
    await fillAgencies(service);
    await fillDigests(service);
    const watched = await service.dataSource.query<{ id: string }[]>(`SELECT id FROM trip LIMIT 1`);
    expect(watched).toHaveLength(1);
  }, PATIENCE_MS);

  it(
    'show nobody a trip, a message, a change or a pair of others, in any list',
    async () => {
      // A share of the trips is enough: what matters is on whose desks they are.
      await service.app.get(DeskPlanner).plan();
      for (let tried = 0; tried < TRIED; tried += 1) {
        const member = members[randomInt(members.length)];
        if (!member) continue;
        const { userId, agencyId, role } = member;
        const call = service.as({ userId, userType: 'agent' });
        const reach = await readReach(service, members, member);
        const isOurs = (id: string) => reach.clients.includes(id);
        const { trips } = AgentTripList.parse(await body(call, '/api/v1/agent-trips'));
        expect(trips.map(({ tripId }) => tripId).sort()).toEqual(reach.trips);
        const { entries } = Morning.parse(await body(call, '/api/v1/morning'));
        expect(entries.filter(({ clientId }) => !isOurs(clientId))).toEqual([]);
        const due = DueTaskList.parse(await body(call, '/api/v1/workflow-tasks'));
        expect(due.tasks.map(({ id }) => id).sort()).toEqual(reach.tasks);
        const papers = DocumentList.parse(await body(call, '/api/v1/documents'));
        expect(papers.documents.map(({ id }) => id).sort()).toEqual(reach.documents);
        expect([...new Set(papers.passports.map(({ clientId }) => clientId))].sort()).toEqual(reach.clients);
        // All of their trips are to parks, which need no passport, and each policy ends before its trip does.
        const { alerts } = PaperAlertList.parse(await body(call, '/api/v1/paper-alerts'));
        expect(alerts.map(({ id }) => id).sort()).toEqual(reach.documents);
        if (reach.clients[0]) await expectOwnTimeline(call, reach.clients[0], reach.own);
        if (reach.clients[0]) await expectOwnDigest(call, reach.clients[0]);
        await expectOwnBookings(call, reach);
        await expectOwnCommissions(call, role, reach);
        await expectOwnFees(call, role, reach);
        await expectOwnGroups(call, reach);
        if (reach.trips[0]) {
          const own = await body(call, `/api/v1/agent-trips/${reach.trips[0]}/itinerary`);
          expect(isOurs(AgentItinerary.parse(own).clientId)).toBe(true);
        }
        const brands = BrandSettings.parse(await body(call, '/api/v1/brand'));
        expect(brands.own?.name ?? `Brand of ${userId}`).toBe(`Brand of ${userId}`);
        const forms = await body(call, '/api/v1/intake-answers');
        expect(
          IntakeAnswerList.parse(forms)
            .answers.map(({ id }) => id)
            .sort(),
        ).toEqual(reach.intakeAnswers);
        const links = IntakeFormList.parse(await body(call, '/api/v1/intake-forms')).forms.flatMap(
          (form) => form.links,
        );
        expect(links.filter(({ clientId }) => clientId === null || !isOurs(clientId))).toEqual([]);
        const { quotes } = QuoteList.parse(await body(call, '/api/v1/quotes'));
        expect(quotes.map(({ id }) => id).sort()).toEqual(reach.quotes);
        const quoteAlerts = QuoteAlertList.parse(await body(call, '/api/v1/quote-alerts'));
        expect(quoteAlerts.alerts.map(({ quoteId }) => quoteId).sort()).toEqual(reach.quotes);
        const signed = AgreementList.parse(await body(call, '/api/v1/agreements')).agreements;
        expect(signed.map(({ id }) => id).sort()).toEqual(reach.agreements);
        const { alerts: unsigned } = AgreementAlertList.parse(await body(call, '/api/v1/agreement-alerts'));
        expect(unsigned.filter(({ clientId }) => !isOurs(clientId))).toEqual([]);
        const needs = CoreNeeds.parse(await body(call, '/api/v1/core-needs'));
        expect(needs.clients.filter(({ clientId }) => !isOurs(clientId))).toEqual([]);
        const { conversations } = ConversationList.parse(
          await body(call, '/api/v1/conversations?side=agent'),
        );
        expect(conversations.map(({ id }) => id).sort()).toEqual(reach.talks);
        const waiting = conversations.filter(({ waitingSince }) => waitingSince !== null);
        const unanswered = UnansweredSummary.parse(await body(call, '/api/v1/conversations/unanswered'));
        expect(unanswered.waiting?.clients ?? 0).toBe(new Set(waiting.map(({ clientId }) => clientId)).size);
        expect(unanswered.waiting?.clientName).toBe(waiting[0]?.clientName);
        const { templates } = TripTemplateList.parse(await body(call, '/api/v1/trip-templates'));
        expect(templates.map(({ tripId }) => tripId).sort()).toEqual(reach.agencyTrips);
        const ownTemplates = templates.flatMap(({ tripId, isOwn }) => (isOwn ? [tripId] : []));
        expect(ownTemplates.sort()).toEqual(reach.trips);
        const colleagues = members.filter((each) => each.agencyId === agencyId).map(({ userId }) => userId);
        const offers = OwnQuoteTemplates.parse(await body(call, '/api/v1/quote-templates'));
        expect(offers.templates.map(({ id }) => id).sort()).toEqual(colleagues.sort());
        const { lists } = OwnTaskLists.parse(await body(call, '/api/v1/task-lists'));
        expect(lists.map(({ id }) => id).sort()).toEqual(colleagues.sort());
        const { agency } = OwnAgency.parse(await body(call, '/api/v1/agency'));
        expect(agency?.members.map((each) => each.userId).sort()).toEqual(colleagues.sort());
        expect(agency?.invitations.map(({ email }) => email)).toEqual(
          role === 'owner' ? [`${agencyId}@example.com`] : [],
        );
        const { handOvers } = HandOverList.parse(await body(call, '/api/v1/hand-overs'));
        expect(handOvers).toHaveLength(role === 'assistant' ? 0 : 1);
        if (role !== 'assistant') {
          const { pairs } = DuplicateList.parse(await body(call, '/api/v1/client-duplicates'));
          expect(pairs.filter(({ first, second }) => !isOurs(first.id) || !isOurs(second.id))).toEqual([]);
          expect(pairs).toHaveLength(Math.min((reach.clients.length * (reach.clients.length - 1)) / 2, 100));
          const { merges } = ClientMergeList.parse(await body(call, '/api/v1/client-merges'));
          expect(merges.map(({ keptId }) => keptId).sort()).toEqual(reach.clients);
          const { imports } = ClientImportList.parse(await body(call, '/api/v1/client-imports'));
          const files = reach.own.map((agentId) => `Clients of ${agentId}`);
          expect(imports.map(({ fileName }) => fileName).sort()).toEqual(files.sort());
        }
        if (role === 'owner') {
          const audit = AuditPage.parse(await body(call, '/api/v1/agency-audit'));
          expect(audit.entries.map(({ clientId }) => clientId).sort()).toEqual(reach.clients);
          const table = await call.get('/api/v1/agency-audit/export').expect(200);
          expect(table.text.split('\r\n').filter(Boolean)).toHaveLength(reach.clients.length + 1);
        }
      }
    },
    PATIENCE_MS,
  );

  it(
    'let nobody open, compare, merge, take back or answer what is others’',
    async () => {
      for (let tried = 0; tried < TRIED; tried += 1) {
        const member = members[randomInt(members.length)];
        if (!member) continue;
        const call = service.as({ userId: member.userId, userType: 'agent' });
        const { own, clients, trips, groups } = await readReach(service, members, member);
        const [mine = '', ours = crypto.randomUUID()] = [clients[0], trips[0]];
        const foreign = await findForeign(service, own);
        const { clientId, tripId, taskId, talkId, mergeId, importId, handOverId, documentId, email } =
          foreign;
        const {
          formAnswerId,
          formLinkId,
          bookingId,
          paymentId,
          supplierId,
          quoteId,
          photoId,
          readerId,
          agreementId,
        } = foreign;
        for (const path of [
          `/api/trips/${tripId}`,
          `/api/v1/agent-trips/${tripId}`,
          `/api/v1/agent-trips/${tripId}/tasks`,
          `/api/v1/agent-trips/${tripId}/bookings`,
          `/api/v1/clients/${clientId}/money`,
          `/api/v1/travel-agents/${clientId}/payments`,
          `/api/v1/agent-trips/${tripId}/itinerary`,
          `/api/v1/conversations/${talkId}`,
          `/api/v1/client-duplicates/${clientId}`,
          `/api/v1/clients/${clientId}/portal`,
          `/api/v1/clients/${clientId}/timeline`,
          `/api/v1/travel-agents/${clientId}/documents`,
          `/api/v1/travel-agents/${clientId}/documents/${documentId}/file`,
          `/api/v1/intake-answers/${formAnswerId}`,
          `/api/v1/quotes/${quoteId}`,
          `/api/v1/quotes/${quoteId}/photos/${photoId}`,
          `/api/v1/agreements/${agreementId}`,
          `/api/v1/agreements/${agreementId}/pdf`,
          `/api/v1/clients/${clientId}/agreement-draft?kind=terms`,
          `/api/v1/client-merges/preview/${mine}/${clientId}`,
          `/api/v1/client-merges/preview/${clientId}/${mine}`,
        ])
          await call.get(path).expect(404);
        for (const trip of [tripId, ours]) {
          const task = `/api/v1/agent-trips/${trip}/tasks/${taskId}`;
          await call.patch(task).send({ version: 1, done: true }).expect(404);
          await call.delete(task).expect(404);
        }
        await expectForeignBooking(call, [tripId, ours], { clientId, bookingId, paymentId, supplierId });
        await expectForeignStatement(call, member.role, foreign);
        await expectForeignFee(call, [tripId, ours], foreign);
        await expectForeignGroup(call, { groups }, foreign);
        await call.delete(`/api/v1/agent-trips/${tripId}/workflow`).expect(404);
        await call.put(`/api/v1/agent-trips/${tripId}/template`).send({ name: 'Mine' }).expect(404);
        await call.delete(`/api/v1/agent-trips/${tripId}/template`).expect(404);
        await call.delete(`/api/v1/documents/${documentId}`).expect(404);
        await expectForeignCall(call, mine, foreign);
        await expectForeignDigest(call, { clientId, bookingId });
        const itinerary = `/api/v1/agent-trips/${tripId}/itinerary`;
        const published = { checksum: '', tells: true };
        await call.post(`${itinerary}/publications`).send(published).expect(404);
        await call.post(`${itinerary}/emails`).send({}).expect(404);
        await call.delete(`${itinerary}/recipients/${readerId}`).expect(404);
        await call.delete(`/api/v1/agent-trips/${ours}/itinerary/recipients/${readerId}`).expect(404);
        const theirPapers = await call.get('/api/v1/documents').query({ clientId }).expect(200);
        expect(DocumentList.parse(theirPapers.body)).toEqual({ documents: [], passports: [] });
        await call.post(`/api/v1/agreements/${agreementId}/sending`).send({ sends: 'link' }).expect(404);
        await call.post(`/api/v1/agreements/${agreementId}/withdrawal`).send({ reason: 'No' }).expect(404);
        for (const act of ['confirmation', 'lead'])
          await call.post(`/api/v1/intake-answers/${formAnswerId}/${act}`).send({}).expect(404);
        await call.delete(`/api/v1/intake-answers/${formAnswerId}`).expect(404);
        await call.delete(`/api/v1/intake-links/${formLinkId}`).expect(404);
        const link = { kind: 'client', clientId, asks: 'all', sendsEmail: true };
        await call.post('/api/v1/intake-forms/parks/links').send(link).expect(404);
        const theirQuotes = await call.get('/api/v1/quotes').query({ clientId }).expect(200);
        expect(theirQuotes.body).toEqual({ quotes: [] });
        await call.delete(`/api/v1/quotes/${quoteId}`).expect(404);
        await call.post(`/api/v1/quotes/${quoteId}/photos`).type('image/png').send('no picture').expect(404);
        // The recipient is called like the quote.
        await call.delete(`/api/v1/quotes/${quoteId}/recipients/${quoteId}`).expect(404);
        for (const act of ['withdrawal', 'trip'])
          await call.post(`/api/v1/quotes/${quoteId}/${act}`).send({ version: 1 }).expect(404);
        const offer = { version: 1, sendsEmail: true };
        await call.post(`/api/v1/quotes/${quoteId}/send`).send(offer).expect(404);
        const draft = { id: crypto.randomUUID(), clientId, tripId: null, zone: 'America/New_York' };
        await call.post('/api/v1/quotes').send(draft).expect(404);
        const message = { id: crypto.randomUUID(), body: 'Hello' };
        await call.post(`/api/v1/conversations/${talkId}/messages`).send(message).expect(404);
        await call.post(`/api/v1/client-merges/${mergeId}/undo`).send({}).expect(404);
        const household = anImportedHousehold({ people: [{ firstName: 'Ana', lastName: 'Roe', email }] });
        const imported = { households: [{ household, choice: { as: 'client', clientId } }] };
        for (const part of ['households', 'undo'])
          await call
            .post(`/api/v1/client-imports/${importId}/${part}`)
            .send(part === 'undo' ? {} : imported)
            .expect(member.role === 'assistant' ? 403 : 404);
        const checked = await call.post('/api/v1/client-imports/check').send(imported);
        expect(JSON.stringify(checked.body)).not.toContain(clientId);
        await call
          .post(`/api/v1/hand-overs/${handOverId}/undo`)
          .send({})
          .expect(member.role === 'assistant' ? 403 : 404);
        await call
          .put(`/api/v1/client-duplicates/${mine}/apart/${clientId}`)
          .send({})
          .expect(
            // A role without the right is refused at whichever of the two comes first.
            (answer) => expect([403, 404]).toContain(answer.status),
          );
        const check = await call.post('/api/v1/client-duplicates/check').send({ email }).expect(200);
        expect(LikelyClients.parse(check.body).clients).toEqual([]);
        const asked = await call.get('/api/v1/agency-audit').query({ clientId });
        expect(asked.status === 200 ? (asked.body as AuditPage).entries : []).toEqual([]);
      }
      const sent = await service.dataSource.query<[{ count: number }]>(
        `SELECT count(*)::int AS count FROM mail_message`,
      );
      expect(sent).toEqual([{ count: 0 }]);
    },
    PATIENCE_MS,
  );

  it(
    'send nobody an event or an email about a client of others',
    async () => {
      const watched = [];
      for (const member of members) {
        const { talks } = await readReach(service, members, member);
        if (talks.length > 0) watched.push({ member, talks });
        if (watched.length === WATCHED) break;
      }
      const talks = await selectTalks(service, [...new Set(watched.flatMap((each) => each.talks))]);
      const browsers = [];
      for (const { member, talks: own } of watched)
        browsers.push(await openBrowser(service, member.userId, 'agent', own));
      for (const { id, userId } of talks) browsers.push(await openBrowser(service, userId, 'client', [id]));
      for (const [index, talk] of talks.entries()) {
        const side = index % 2 === 0 ? 'agent' : 'client';
        await writeIn(service, talk, side, `About ${talk.clientId}`);
      }
      await service.dataSource.query(`UPDATE conversation_notice SET due_at = due_at - interval '1 hour'`);
      const notices = service.app.get(MessageNotices, { strict: false });
      for (let due = 1; due > 0;) {
        await notices.dispatch();
        const [left] = await service.dataSource.query<[{ due: number }]>(
          `SELECT count(*)::int AS due FROM conversation_notice`,
        );
        ({ due } = left);
      }
      const emails = service.app.get(MessageEmails, { strict: false });
      for (let due = 1; due > 0;) {
        await emails.dispatch();
        const [left] = await service.dataSource.query<[{ due: number }]>(
          `SELECT count(*)::int AS due FROM message_email`,
        );
        ({ due } = left);
      }
      for (const talk of talks) await writeIn(service, talk, 'client', THE_END);
      for (const { heard, talks: own } of browsers) expect(await heard()).toEqual(own);
      const sent = await listSentEmails(service);
      expect(new Set(sent.map(({ userId }) => userId))).toEqual(
        new Set(talks.map(({ userId, agentId }, index) => (index % 2 === 0 ? userId : agentId))),
      );
      for (const { userId, ids } of sent) {
        const own = talks.filter((talk) => [talk.userId, talk.agentId].includes(userId));
        const known = own.flatMap((talk) => Object.values(talk) as string[]);
        expect(ids.filter((id) => !known.includes(id))).toEqual([]);
      }
    },
    PATIENCE_MS,
  );

  it(
    'name nobody of others in an email about a hand-over or an invitation',
    async () => {
      const owners = members.filter(({ role }) => role === 'owner');
      let handedOver = 0;
      for (const { userId, agencyId } of owners.sort(() => randomInt(3) - 1)) {
        const to = members.find((each) => each.agencyId === agencyId && each.role === 'agent');
        const clients = await service.dataSource.query<{ id: string; userId: string }[]>(
          `SELECT id, user_id AS "userId" FROM client WHERE agent_id = $1`,
          [userId],
        );
        if (!to || clients.length === 0) continue;
        await service.deliver('billing.subscription-changed', planAccess(to.userId, { plan: 'agent' }));
        const call = service.as({ userId, userType: 'agent', firstName: userId });
        const invited = crypto.randomUUID();
        identity.people.set(invited, {
          email: `${invited}@example.com`,
          firstName: 'Kit',
          emailVerified: true,
        });
        await call
          .post('/api/v1/agency/invitations')
          .send({ email: `${invited}@example.com`, role: 'agent' })
          .expect(201);
        const handed = { clientIds: clients.map(({ id }) => id), toAgentId: to.userId };
        await call.post('/api/v1/hand-overs').send(handed).expect(201);
        const emails = [
          ...(await listSentEmails(service, 'handed off')),
          ...(await listSentEmails(service, 'is now your travel agent')),
          ...(await listSentEmails(service, 'invites you to')),
        ].filter(({ ids }) => [userId, to.userId, agencyId].some((id) => ids.includes(id)));
        expect(emails.map((email) => email.userId).sort()).toEqual(
          [to.userId, invited, ...clients.map((client) => client.userId)].sort(),
        );
        for (const email of emails) {
          const known = email.userId === invited ? [userId, agencyId] : [userId, to.userId];
          expect(email.ids.filter((id) => !known.includes(id))).toEqual([]);
          const isClient = clients.some((client) => client.userId === email.userId);
          if (isClient) expect(email.ids).toEqual([to.userId]);
        }
        handedOver += 1;
        if (handedOver === WATCHED) break;
      }
      expect(handedOver).toBe(WATCHED);
    },
    PATIENCE_MS,
  );
});
