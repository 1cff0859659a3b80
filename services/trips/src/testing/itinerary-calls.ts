import { randomUUID } from 'node:crypto';
import { AgentItinerary, ItineraryKey, PublicItinerary, type SaveItinerary } from '@landsea/contracts/agents';
import { DayItem } from '@landsea/contracts/planning';
import type { TestService } from '@landsea/nest-kit/testing';
import { newTable, newHotel, planAccess, aTripFor } from './factories.js';

const CONFIRMATION = 'DIN-4711';

export const makeItineraryCalls = (getService: () => TestService) => {
  /** A trip for Ada Byron with a table and a hotel. */
  const aMadeTrip = async () => {
    const service = getService();
    const userId = randomUUID();
    await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
    const agent = service.as({ userId, userType: 'agent', firstName: 'Dana' });
    const email = `ada-${randomUUID()}@example.com`;
    const client = await agent
      .post('/api/v1/clients')
      .send({ firstName: 'Ada', lastName: 'Byron', email })
      .expect(201);
    const clientId = String((client.body as { id: unknown }).id);
    const trip = await aTripFor(agent, clientId, { name: 'Byron spring break' });
    const item = newTable({ title: 'Dinner at Sci-Fi', date: trip.startDate, confirmation: CONFIRMATION });
    const added = await agent.post(`/api/v1/trips/${trip.id}/items`).send(item).expect(201);
    const start = { date: trip.startDate, time: '15:00', zone: 'America/New_York' };
    const end = { ...start, date: trip.endDate, time: '11:00' };
    const numbers = [{ role: 'confirmation' as const, value: '99001122' }];
    await agent.post(`/api/v1/trips/${trip.id}/bookings`).send(newHotel({ start, end, numbers })).expect(201);
    const path = `/api/v1/agent-trips/${trip.id}/itinerary`;
    return { agent, userId, clientId, email, trip, path, item: DayItem.parse(added.body) };
  };
  type Made = Awaited<ReturnType<typeof aMadeTrip>>;

  const read = async ({ agent, path }: Made) =>
    AgentItinerary.parse((await agent.get(path).expect(200)).body);
  const save = async (made: Made, change: Partial<SaveItinerary> = {}) => {
    const { version, title, message, contacts, sections, dayWords } = await read(made);
    const body = { version, title, message, contacts, sections, dayWords, ...change };
    return AgentItinerary.parse((await made.agent.put(made.path).send(body).expect(200)).body);
  };
  const publish = async (made: Made, tells = false) => {
    const { checksum } = await read(made);
    const answer = await made.agent.post(`${made.path}/publications`).send({ checksum, tells }).expect(200);
    return AgentItinerary.parse(answer.body);
  };
  const moveDinner = async ({ agent, trip, item }: Made, time: string, version = item.version) => {
    await agent.patch(`/api/v1/trips/${trip.id}/items/${item.id}`).send({ version, time }).expect(200);
  };
  const mailsTo = (email: string) =>
    getService().dataSource.query<{ subject: string; text: string; html: string; fromName: string | null }[]>(
      `SELECT subject, text, html, from_name AS "fromName" FROM mail_message WHERE recipient = $1
        ORDER BY created_at, id`,
      [email],
    );
  const tokenOf = (text: string) => /\/i\/([\w-]+)/.exec(text)?.[1] ?? '';
  const lastToken = async (email: string) => {
    const texts = (await mailsTo(email)).map(({ text }) => tokenOf(text)).filter(Boolean);
    return texts.at(-1) ?? '';
  };
  const call = (part: string, body: object) =>
    getService().anonymous().post(`/api/v1/itinerary/${part}`).send(body);
  const open = async (token: string, key?: string) =>
    PublicItinerary.parse((await call('open', { token, ...(key && { key }) }).expect(200)).body);
  const unlock = async (token: string, email: string) => {
    await call('code', { token }).expect(204);
    const code = /\d{6}/.exec((await mailsTo(email)).at(-1)?.subject ?? '')?.[0] ?? '';
    return ItineraryKey.parse((await call('numbers', { token, code }).expect(200)).body);
  };
  return { aMadeTrip, read, save, publish, moveDinner, mailsTo, tokenOf, lastToken, call, open, unlock };
};
