import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { SeededTrip, SeedTrip, TripPreview } from '@landsea/contracts/trip';
import type { TestService } from '@landsea/nest-kit/testing';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import supertest from 'supertest';
import * as z from 'zod';
import { ASSISTANT_KEY, startTrips } from '../../testing/app.js';
import { newPreview } from '../../testing/factories.js';
import { announceSchema } from './announced-schema.js';

let service: TestService;
const open: Client[] = [];
beforeAll(async () => {
  service = await startTrips();
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await service.close();
});

/** A chat assistant, with the protocol's official client. */
async function assistant(headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1' });
  open.push(client);
  const requestInit = { headers: { Authorization: `Bearer ${ASSISTANT_KEY}`, ...headers } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/api/mcp`), { requestInit }));
  return client;
}
const call = async (client: Client, trip: object) =>
  CallToolResultSchema.parse(await client.callTool({ name: 'seed_trip', arguments: { ...trip } }));
const textOf = ({ content }: z.infer<typeof CallToolResultSchema>) =>
  content.map((part) => (part.type === 'text' ? part.text : part.type)).join();
const message = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });
const post = (body: object, headers: Record<string, string> = {}) =>
  supertest(service.url)
    .post('/api/mcp')
    .set({
      Authorization: `Bearer ${ASSISTANT_KEY}`,
      Accept: 'application/json, text/event-stream',
      ...headers,
    })
    .send(body);

describe('POST /api/mcp', () => {
  it('offers one tool, with the schemas of POST /api/seed-trip as any language reads them', async () => {
    const { tools } = await (await assistant()).listTools();
    expect(tools).toMatchObject([
      {
        name: 'seed_trip',
        inputSchema: announceSchema(SeedTrip, 'input'),
        outputSchema: announceSchema(SeededTrip, 'output'),
        annotations: { readOnlyHint: false },
      },
    ]);
  });

  it('makes a preview that anybody sees, and says under which key', async () => {
    const { structuredContent, content } = await call(await assistant(), newPreview());
    const seeded = SeededTrip.parse(structuredContent);
    expect(seeded).toMatchObject({
      address: `http://localhost:4300/trip/${seeded.tripId}?preview=1`,
      checkoutUrl: `http://localhost:4300/api/billing/preview-checkout/${seeded.tripId}`,
    });
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(seeded) }]);
    const { body } = await service.anonymous().get(`/api/seed-trip/${seeded.tripId}`).expect(200);
    expect(TripPreview.parse(body).trip.tripName).toBe(newPreview().tripName);
    expect(
      await service.dataSource.query(`SELECT made_by FROM preview WHERE id = $1`, [seeded.tripId]),
    ).toEqual([{ made_by: 'tests' }]);
  });

  const yesterday = addDays(getDateIn(new Date()), -1);
  it.each<[string, object, string]>([
    ['nobody', { party: { adults: 0 } }, 'A party has at least one adult at party.adults'],
    ['a cruise without its sailing', { mode: 'cruise', stays: [] }, 'at sailing'],
    ['a property it does not know', { surprise: true }, 'surprise'],
    [
      'a trip that is over',
      { startDate: yesterday, endDate: yesterday, stays: [] },
      'The trip is already over at endDate',
    ],
  ])('explains to the assistant what to correct: %s', async (_, change, text) => {
    const answer = await call(await assistant(), { ...newPreview(), ...change });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain(text);
    expect(answer.structuredContent).toBeUndefined();
  });

  it.each(['Bearer ', 'Bearer another key', `Basic ${ASSISTANT_KEY}`])(
    'refuses %j',
    async (Authorization) => {
      const refused = assistant({ Authorization });
      await expect(refused).rejects.toThrow(StreamableHTTPError);
      await expect(refused).rejects.toMatchObject({
        code: 401,
        message: expect.stringContaining('API key') as unknown,
      });
    },
  );

  it('refuses a page of another site, even with the key', async () => {
    await expect(assistant({ Origin: 'https://evil.example' })).rejects.toMatchObject({ code: 403 });
    await assistant({ Origin: 'http://localhost:4300' });
  });

  it('has no stream to listen to and no session to end', async () => {
    for (const answer of [
      await supertest(service.url).get('/api/mcp').set('Accept', 'text/event-stream'),
      await supertest(service.url).delete('/api/mcp'),
    ]) {
      expect(answer.status).toBe(405);
      expect(answer.headers['allow']).toBe('POST');
    }
  });

  it('takes one message at a time', async () => {
    const trip = message('tools/call', { name: 'seed_trip', arguments: newPreview() });
    const { body } = await post([trip, trip]).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ message: 'Send one JSON-RPC message, not a list' }],
    });
  });

  it('answers like every other call when it cannot keep the trip', async () => {
    await service.dataSource.query('ALTER TABLE preview RENAME TO preview_away');
    try {
      const { body } = await post(
        message('tools/call', { name: 'seed_trip', arguments: newPreview() }),
      ).expect(500);
      expect(body).toMatchObject({ code: 'INTERNAL' });
      expect(JSON.stringify(body)).not.toContain('preview');
    } finally {
      await service.dataSource.query('ALTER TABLE preview_away RENAME TO preview');
    }
  });

  it('counts trips together with POST /api/seed-trip, and no other message', async () => {
    const from = { 'X-Forwarded-For': '10.9.9.1' };
    const wrong = { Authorization: `Bearer ${randomUUID()}` };
    for (let made = 0; made < 60; made += 1)
      await supertest(service.url)
        .post('/api/seed-trip')
        .set({ ...from, ...wrong })
        .send({})
        .expect(401);
    await post(message('tools/list', {}), from).expect(200);
    const { headers } = await post(message('tools/call', { name: 'seed_trip' }), from).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
