import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTrips } from '../../testing/app.js';

it.each([
  [
    'leads elsewhere',
    (response: ServerResponse) => response.writeHead(302, { location: '/elsewhere' }).end(),
  ],
  ['never ends', (response: ServerResponse) => response.writeHead(200).end(`"${'x'.repeat(5_000_000)}"`)],
])('takes nothing from a feed that %s', async (_what, answer) => {
  const paths: string[] = [];
  const feed = createServer((request, response) => {
    paths.push(String(request.url));
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  const { port } = feed.address() as AddressInfo;
  const service = await startTrips({ WAITS_URL: `http://127.0.0.1:${port}` });
  const { body } = await service.anonymous().get('/api/v1/parks/epcot/live').expect(404);
  expect(body).toMatchObject({ code: 'NOT_AVAILABLE' });
  expect(paths.some((path) => path.startsWith('/entity/'))).toBe(true);
  expect(paths).not.toContain('/elsewhere');
  await service.close();
  feed.closeAllConnections();
  feed.close();
});
