import type { FastifyRequest } from 'fastify';
import { openLinksOf } from '../src/document/own/open-link.js';
import { Upstreams } from '../src/upstreams.js';
import { closeAll, serviceDouble } from './doubles.js';

afterEach(closeAll);

const visit = {
  id: 'a-request',
  headers: {},
  protocol: 'https',
  ip: '127.0.0.1',
} as unknown as FastifyRequest; // all that an opening reads of it

it('opens only so many links at a time while the service is slow, and then others again', async () => {
  let isSlow = true;
  const waiting: (() => void)[] = [];
  const trips = await serviceDouble((_, response) => {
    const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    if (isSlow) waiting.push(answer);
    else answer();
  });
  const reasons: string[] = [];
  const open = openLinksOf(new Upstreams(trips), (reason) => reasons.push(reason));
  const openings = Array.from({ length: 200 }, () => open('Offer', 'token-1', visit));
  expect(await open('Offer', 'token-1', visit)).toMatchObject({ status: 503 });
  expect(reasons).toEqual(['too many links are being opened']);
  isSlow = false;
  for (const answer of waiting.splice(0)) answer();
  await Promise.all(openings);
  expect(await open('Offer', 'token-1', visit)).toEqual({ status: 200, body: {} });
});
