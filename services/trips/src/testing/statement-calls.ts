import { randomUUID } from 'node:crypto';
import { CommissionStatementList, type AddStatement, type MatchLine } from '@landsea/contracts/agents';
import type { TestService } from '@landsea/nest-kit/testing';
import { aColleague, addClient, type Colleague } from './agency-factories.js';
import { someWork } from './client-bodies.js';
import { newHotel, newTrip } from './factories.js';

const addBooking = async (agent: Colleague, number: string) => {
  const clientId = await addClient(agent);
  const dates = { startDate: '2026-08-01', endDate: '2026-08-05' };
  const made = await agent.call
    .post(`/api/v1/clients/${clientId}/trips`)
    .send(newTrip({ ...dates, stays: [] }))
    .expect(201);
  const zone = 'America/New_York';
  const booking = newHotel({
    numbers: [{ role: 'confirmation', value: number }],
    start: { date: dates.startDate, time: '15:00', zone },
    end: { date: dates.endDate, time: '11:00', zone },
  });
  const work = { ...someWork, supplierId: null, rate: 1_000, commissionableCents: 100_000 };
  await agent.call
    .post(`/api/v1/agent-trips/${String(made.body.id)}/bookings`)
    .send({ booking, work })
    .expect(201);
  return { tripId: String(made.body.id), bookingId: booking.id };
};
const line = (number: string, cents: number) => ({
  ...{ id: randomUUID(), number, guestName: '', supplierName: '', travelOn: null },
  ...{ cents, isFee: false, note: '' },
});
/** An agent with one booking, and a statement of two lines, one of which is for it. */
export const aPreparedStatement = async (service: TestService) => {
  const agent = await aColleague(service);
  const number = randomUUID().slice(0, 8).toUpperCase();
  const booked = await addBooking(agent, number);
  const statement: AddStatement = {
    ...{ id: randomUUID(), payer: 'host', name: 'Harbor Host', supplierId: null, paidOn: '2026-11-20' },
    ...{ bankCents: 113_00, fileName: 'payout.csv', isReversed: false },
    sha256: `${randomUUID()}${randomUUID()}`.replaceAll('-', ''),
    lines: [line(number, 100_00), line('INV 2231', 13_00)],
  };
  const send = (requestId: string = randomUUID()) =>
    agent.call.post('/api/v1/commission-statements').set('x-request-id', requestId).send(statement);
  const list = async () =>
    CommissionStatementList.parse((await agent.call.get('/api/v1/commission-statements').expect(200)).body)
      .statements;
  const close = (requestId: string = randomUUID()) =>
    agent.call
      .patch(`/api/v1/commission-statements/${statement.id}`)
      .set('x-request-id', requestId)
      .send({ version: 1, isClosed: true });
  const match = (parts: MatchLine['parts'], version = 1) =>
    agent.call
      .put(`/api/v1/commission-statements/${statement.id}/lines/${statement.lines[1]?.id ?? ''}`)
      .send({ version, parts });
  return { agent, booked, send, list, close, match };
};
