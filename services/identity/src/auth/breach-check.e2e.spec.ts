import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestService } from '@landsea/nest-kit/testing';
import { startIdentity } from '../testing/app.js';
import { aRegistration } from '../testing/factories.js';

const LEAKED = 'heron-glides-past';
const PADDING = 'marsh-lantern-ox';
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** The collection of leaked passwords: what it was asked, and how it answers next. */
let requests: IncomingMessage[];
let respond: (response: ServerResponse) => void;
let collection: Server;
let service: TestService;

const known = (response: ServerResponse) =>
  response.end(`${'0'.repeat(35)}:3\r\n${hashOf(LEAKED).slice(5)}:17\r\n${hashOf(PADDING).slice(5)}:0`);

beforeAll(async () => {
  collection = createServer((request, response) => {
    requests.push(request);
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(collection, 'listening');
  const { port } = collection.address() as AddressInfo;
  service = await startIdentity({ BREACH_CHECK_URL: `http://127.0.0.1:${port}/range/` });
});
beforeEach(() => {
  requests = [];
  respond = known;
});
afterAll(async () => {
  await service.close();
  collection.closeAllConnections();
  collection.close();
});

const register = (password: string) =>
  service.anonymous().post('/api/auth/register').send(aRegistration({ password }));

describe('a password that leaked elsewhere', () => {
  it('is refused, and only five digits of its hash are disclosed', async () => {
    const { body } = await register(LEAKED).expect(400);
    expect(body.fields).toEqual([
      {
        path: 'password',
        message: 'That password is in a list of passwords stolen from other sites. Please choose another one',
      },
    ]);
    expect(requests.map(({ url }) => url)).toEqual([`/range/${hashOf(LEAKED).slice(0, 5)}`]);
    expect(requests[0]?.headers['add-padding']).toBe('true');
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });

  it('is refused in the settings, too', async () => {
    const agent = service.anonymous();
    const { body, headers } = await agent.post('/api/auth/register').send(aRegistration()).expect(201);
    expect(body.hasPassword).toBe(true);
    const change = { currentPassword: aRegistration().password, password: LEAKED };
    const refused = await service
      .anonymous()
      .post('/api/auth/account/password')
      .set('Cookie', String(headers['set-cookie']).split(';')[0] ?? '')
      .send(change)
      .expect(400);
    expect(refused.body.fields[0].path).toBe('password');
  });

  it('is not looked up when it is refused anyway', async () => {
    await register('password1').expect(400);
    expect(requests).toEqual([]);
  });
});

describe('a password is accepted', () => {
  it('that the collection does not know, or names as padding only', async () => {
    await register('quiet-fjord-73').expect(201);
    await register(PADDING).expect(201);
    expect(requests).toHaveLength(2);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => response.writeHead(503).end()],
    ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['hangs up', (response) => response.destroy()],
    ['does not answer', () => undefined],
  ])(
    'while the collection %s',
    async (_what, failure) => {
      respond = failure;
      await register(LEAKED).expect(201);
      expect(requests).toHaveLength(1);
    },
    20_000,
  );
});
