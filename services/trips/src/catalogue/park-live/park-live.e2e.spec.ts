import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ParkLive } from '@landsea/contracts/catalogue';
import { getDateIn } from '@landsea/contracts/core';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { themeParksFeed } from './testing/themeparks-feed.js';
import { feedIds } from './waits-feed.js';

const today = getDateIn(new Date());
const recorded = themeParksFeed(today);

let feed: Server;
let calls: string[] = [];
let isDown = false;
let service: TestService;
beforeAll(async () => {
  feed = createServer((request, response) => {
    calls.push(String(request.url));
    if (isDown) return void response.writeHead(500).end();
    const body = request.url?.endsWith('/live') ? recorded.live : recorded.schedule;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  const { port } = feed.address() as AddressInfo;
  service = await startTrips({ WAITS_URL: `http://127.0.0.1:${port}/v1/` });
});
beforeEach(() => {
  calls = [];
  isDown = false;
});
afterAll(async () => {
  await service.close();
  feed.close();
});

const live = (park: string) => service.anonymous().get(`/api/v1/parks/${park}/live`);

it('answers posted waits of what runs and today’s hours, and fetches from the source once a minute', async () => {
  const answers = await Promise.all([live('epcot').expect(200), live('epcot').expect(200)]);
  await live('epcot').expect(200);
  for (const { body } of answers)
    expect(ParkLive.parse(body)).toMatchObject({
      waits: [
        { attractionId: 'test-track', minutes: 75 },
        { attractionId: 'remys-ratatouille-adventure', minutes: 60 },
      ],
      hours: { open: '09:00', close: '24:00', earlyEntry: '08:30' },
    });
  expect(calls.sort()).toEqual([`/v1/entity/${feedIds.epcot}/live`, `/v1/entity/${feedIds.epcot}/schedule`]);
});

it('leaves a source alone that fails, while everything else goes on', async () => {
  isDown = true;
  for (const _again of [1, 2, 3]) {
    const { body } = await live('animal-kingdom').expect(404);
    expect(body).toMatchObject({ code: 'NOT_AVAILABLE' });
  }
  calls = [];
  await live('animal-kingdom').expect(404);
  expect(calls).toEqual([]);
  await service.anonymous().get('/api/v1/catalogue/attractions?park=animal-kingdom').expect(200);
  await live('epcot').expect(200);
});

it('knows four parks', () => live('atlantis').expect(400));
