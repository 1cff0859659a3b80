import { randomUUID } from 'node:crypto';
import {
  AgentBookings,
  AgentTripList,
  BookingAlertList,
  ClientPage,
  ClientStage,
  CommissionList,
  ConversationList,
  CoreNeeds,
  DocumentList,
  DueTaskList,
  Morning,
  PaperAlertList,
  TripWorkflow,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { Budget } from '@landsea/contracts/money';
import { CreateTrip, findTripProblems } from '@landsea/contracts/trip';
import { getAgeOn } from '@landsea/rules/trip';
import { loadShippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { startTrips } from '../../testing/app.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { makeDemoClients } from './demo-clients.js';
import { planDemoTrips } from './demo-trips.js';

const service = await startTrips();
afterAll(() => service.close());

const visitor = async () => {
  const userId = randomUUID();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  expect((await service.deliver('identity.demo-agent-requested', { userId, expiresAt })).status).toBe(204);
  return { userId, agent: service.as({ userId, userType: 'agent', isDemo: true }) };
};
const left = (userId: string, clientIds: readonly string[]) =>
  service.dataSource.query<{ count: string }[]>(
    `SELECT (SELECT count(*) FROM trip WHERE owner_id = $1) + (SELECT count(*) FROM client WHERE agent_id = $1)
       + (SELECT count(*) FROM conversation WHERE client_id = ANY($2)) + (SELECT count(*) FROM demo_agent WHERE user_id = $1)
       + (SELECT count(*) FROM booking_supplier WHERE agent_id = $1) + (SELECT count(*) FROM commission_statement WHERE agent_id = $1)
       + (SELECT count(*) FROM plan_access WHERE user_id = $1) + (SELECT count(*) FROM desk_window WHERE agent_id = $1) AS count`,
    [userId, clientIds],
  );

describe('the book of a demo agent', () => {
  it('has twelve clients in every stage, trips on the board, and messages that wait', async () => {
    const { agent } = await visitor();
    const { clients } = ClientPage.parse((await agent.get('/api/v1/client-list').expect(200)).body);
    expect(clients).toHaveLength(12);
    expect(new Set(clients.map(({ stage }) => stage))).toEqual(new Set(ClientStage.options));
    const { trips } = AgentTripList.parse((await agent.get('/api/v1/agent-trips').expect(200)).body);
    expect(trips.map(({ stage }) => stage).sort()).toEqual([
      'booked',
      'booked',
      'booked',
      'booked',
      'booked',
      'quoted',
      'quoted',
      'traveled',
      'traveled',
      'traveled',
      'traveling',
    ]);
    const { conversations } = ConversationList.parse(
      (await agent.get('/api/v1/conversations?side=agent').expect(200)).body,
    );
    expect(conversations.filter(({ waitingSince }) => waitingSince)).toHaveLength(2);
    await agent
      .patch(`/api/v1/clients/${clients[0]?.id ?? ''}`)
      .send({ version: 1, stage: 'lost' })
      .expect(200);
  });

  it('has a morning with dining and lanes that open today', async () => {
    const { agent } = await visitor();
    await deskPlanned(service);
    const { entries } = Morning.parse((await agent.get('/api/v1/morning').expect(200)).body);
    const today = getDateIn(new Date());
    const now = entries.filter(({ opensAt }) => getDateIn(new Date(opensAt)) === today);
    expect(now.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['dining', 'multi-pass']));
    expect(now.find(({ kind }) => kind === 'dining')).toMatchObject({
      clientName: 'Grace Okafor',
      wishes: 4,
    });
  });

  it('has tasks for each trip that is booked, most of the past ones done', async () => {
    const { agent } = await visitor();
    await deskPlanned(service);
    const { trips } = AgentTripList.parse((await agent.get('/api/v1/agent-trips').expect(200)).body);
    const today = getDateIn(new Date());
    for (const { tripId, stage, mode } of trips.filter(({ endDate }) => endDate > addDays(today, -60))) {
      const path = `/api/v1/agent-trips/${tripId}/tasks`;
      const { workflow, tasks } = TripWorkflow.parse((await agent.get(path).expect(200)).body);
      expect(workflow?.template).toBe(stage === 'quoted' ? undefined : mode);
      const late = tasks.filter(({ doneAt, dueOn }) => !doneAt && dueOn !== null && dueOn < today);
      expect(late.length).toBeLessThan(4);
    }
    const { total } = DueTaskList.parse((await agent.get('/api/v1/workflow-tasks').expect(200)).body);
    expect(total).toBeGreaterThan(3);
    expect(total).toBeLessThan(40);
  });

  it('has bookings on each trip that is booked, which the board, the budget and the alerts know', async () => {
    const { agent } = await visitor();
    await deskPlanned(service);
    const { trips } = AgentTripList.parse((await agent.get('/api/v1/agent-trips').expect(200)).body);
    for (const { tripId, stage } of trips) {
      const path = `/api/v1/agent-trips/${tripId}/bookings`;
      const { bookings } = AgentBookings.parse((await agent.get(path).expect(200)).body);
      expect(bookings.some(({ work }) => work !== null)).toBe(stage !== 'quoted');
      expect(bookings.flatMap(({ sameNumbers }) => sameNumbers)).toEqual([]);
      const { lines } = Budget.parse((await agent.get(`/api/v1/trips/${tripId}/budget`).expect(200)).body);
      const fed = lines.filter(({ bookingId }) => Boolean(bookingId));
      expect(fed).toHaveLength(bookings.filter(({ work }) => work !== null).length);
    }
    const { alerts } = BookingAlertList.parse((await agent.get('/api/v1/booking-alerts').expect(200)).body);
    expect(alerts.map(({ kind, clientName }) => [kind, clientName])).toEqual([
      ['told', 'Tom Baker-Nguyen'],
      ['number', 'Ella Schmidt'],
    ]);
    const { safety = [] } = CoreNeeds.parse((await agent.get('/api/v1/core-needs').expect(200)).body);
    const late = safety.flatMap(({ clientName, cells }) =>
      cells.filter(({ state }) => state === 'late').map(({ condition }) => [clientName, condition]),
    );
    expect(late).toEqual([]);
  });

  it('has commissions that came, that are on their way and one that is overdue', async () => {
    const { agent } = await visitor();
    const year = getDateIn(new Date()).slice(0, 4);
    const { commissions } = CommissionList.parse(
      (await agent.get(`/api/v1/commissions?year=${year}`).expect(200)).body,
    );
    const states = commissions.map(({ state }) => state);
    expect(states.filter((state) => state === 'overdue')).toHaveLength(1);
    expect(states.filter((state) => ['unknown', 'over', 'part', 'short'].includes(state))).toEqual([]);
  });

  it('has documents, one of them shared with its client, and a passport to look at', async () => {
    const { agent } = await visitor();
    const { documents, passports } = DocumentList.parse(
      (await agent.get('/api/v1/documents').expect(200)).body,
    );
    expect(documents.map(({ clientName }) => clientName).sort()).toEqual([
      'Grace Okafor',
      'Noor Haddad',
      'Paula Silva',
    ]);
    expect(documents.find(({ clientName }) => clientName === 'Grace Okafor')).toMatchObject({ isSeen: true });
    expect(passports.map(({ personName }) => personName)).toEqual(['Noor Haddad', 'Paula Silva']);
    const { alerts } = PaperAlertList.parse((await agent.get('/api/v1/paper-alerts').expect(200)).body);
    expect(alerts.length).toBeGreaterThan(0);
  });

  it('is one visitor’s alone, and is reported as ready once', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const [client] = ClientPage.parse((await one.agent.get('/api/v1/client-list').expect(200)).body).clients;
    await other.agent.get(`/api/v1/clients/${client?.id ?? ''}`).expect(404);
    const messages = await service.dataSource.query<object[]>(
      `SELECT type FROM outbox_message WHERE type = 'trips.demo-ready' AND payload->>'userId' = $1`,
      [one.userId],
    );
    expect(messages).toHaveLength(1);
  });

  it('goes with everything in it when its visitor is erased, also what clients had joined', async () => {
    const { userId, agent } = await visitor();
    const { clients } = ClientPage.parse((await agent.get('/api/v1/client-list').expect(200)).body);
    const ids = clients.map(({ id }) => id);
    const owners = await service.dataSource.query<{ id: string }[]>(
      `SELECT user_id AS id FROM client WHERE agent_id = $1 AND user_id IS NOT NULL`,
      [userId],
    );
    await service.deliver('identity.account-erased', { userId });
    expect(await left(userId, ids)).toEqual([{ count: '0' }]);
    for (const { id } of owners) expect(await left(id, [])).toEqual([{ count: '0' }]);
  });

  it('is not made once its visitor may be gone', async () => {
    const userId = randomUUID();
    const expiresAt = new Date(Date.now() - 1).toISOString();
    await service.deliver('identity.demo-agent-requested', { userId, expiresAt });
    expect(await left(userId, [])).toEqual([{ count: '0' }]);
  });
});

describe('the trips of the demo agent', () => {
  it.each(['2026-11-24', '2027-12-31', '2027-02-28'])(
    'have Femi turn six on their second day, seen on %s',
    (today) => {
      const [okafor] = makeDemoClients(today);
      const femi = okafor?.people.find(({ firstName }) => firstName === 'Femi');
      const [trip] = okafor ? planDemoTrips(okafor, new Date(`${today}T17:00:00Z`)) : [];
      const [first = '', second = ''] = trip?.planned.days.map(({ date }) => date) ?? [];
      const ageOn = (date: string) => getAgeOn({ age: 0, birthDate: femi?.birthDate ?? '' }, date);
      expect([today, first, second].map(ageOn)).toEqual([5, 5, 6]);
    },
  );

  it.each(['2026-11-24', '2027-02-28', '2028-02-29', '2027-12-31'])(
    'hold together on %s, with places of the catalog',
    (today) => {
      const { hotels, restaurants, attractions } = loadShippedCatalogue();
      const known = new Set([...restaurants, ...attractions].map(({ id }) => id));
      const now = new Date(`${today}T17:00:00Z`);
      const trips = makeDemoClients(today).flatMap((client) => planDemoTrips(client, now));
      expect(trips).toHaveLength(11);
      for (const { planned, items } of trips) {
        expect(findTripProblems(CreateTrip.parse(planned.trip))).toEqual([]);
        for (const { hotelName } of planned.trip.stays)
          expect(hotels.map(({ name }) => name)).toContain(hotelName);
        for (const { catalogueId, date } of items) {
          expect(date).not.toBeNull();
          if (catalogueId) expect(known).toContain(catalogueId);
        }
      }
    },
  );
});
