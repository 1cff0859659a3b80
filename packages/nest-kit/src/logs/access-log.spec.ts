import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { logAccess } from './access-log.js';

const lines: object[] = [];
const nothing = (): void => undefined;
beforeAll(() => {
  Logger.overrideLogger({ log: (line: object) => lines.push(line), error: nothing, warn: nothing });
});
beforeEach(() => {
  lines.length = 0;
});

/** A request to its end. `late` is what becomes known only while it is worked on. */
function answer(request: { ip: string; route?: { path: string } }, late: object = {}): void {
  const asked = Object.assign(new IncomingMessage(new Socket()), request, {
    method: 'GET',
    url: '/api/invitations/sEcReT?token=sEcReT',
  });
  const response = Object.assign(new ServerResponse(asked), { statusCode: 404 });
  logAccess(asked, response, nothing);
  Object.assign(asked, late);
  response.emit('finish');
}
const route = { path: '/api/invitations/:token' };

it('says of a signed-in person who did what, with what outcome and in what time, and no address', () => {
  answer({ ip: '203.0.113.7' }, { route, principal: { userId: 'u1' } });
  expect(lines).toEqual([
    {
      message: 'request',
      method: 'GET',
      route: '/api/invitations/:token',
      status: 404,
      ms: expect.any(Number),
      userId: 'u1',
    },
  ]);
});

it('says of a visitor from where, and never the address that was asked for, which may hold a token', () => {
  answer({ ip: '203.0.113.7' }, { route });
  answer({ ip: '2001:db8:1:2:3:4:5:6' });
  expect(lines).toMatchObject([
    { address: '203.0.113.7', route: '/api/invitations/:token' },
    { address: '2001:db8:1:2::/64', route: 'unmatched' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('sEcReT');
});

it.each(['/health/live', '/metrics'])('is silent about %s', (path) => {
  answer({ ip: '203.0.113.7' }, { route: { path } });
  expect(lines).toEqual([]);
});
