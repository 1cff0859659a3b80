import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestService } from './service-request.js';

const servers: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(servers.splice(0).map((stop) => stop())));

async function listening(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/asked`);
}

const post = { method: 'POST', headers: { 'x-name': 'a' }, body: '{"city":"Málaga"}', timeoutMs: 20_000 };

it('sends method, headers and body, and reads letters that are cut between two parts', async () => {
  const url = await listening((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const said = Buffer.from(`${request.method} ${request.url} ${request.headers['x-name']} `);
      const answer = Buffer.concat([said, ...parts]);
      response.statusCode = 404;
      const cut = answer.indexOf(0xc3) + 1;
      response.write(answer.subarray(0, cut), () => response.end(answer.subarray(cut)));
    });
  });
  const answer = { status: 404, text: 'POST /asked a {"city":"Málaga"}' };
  expect(await requestService(url, post)).toEqual(answer);
});

it('follows no redirect', async () => {
  const url = await listening((_, response) => response.writeHead(307, { location: '/other' }).end('moved'));
  expect(await requestService(url, post)).toEqual({ status: 307, text: 'moved' });
});

it('fails when no answer comes in time, when it stops in the middle, and when nobody is there', async () => {
  const silent = await listening(() => undefined);
  await expect(requestService(silent, { ...post, timeoutMs: 100 })).rejects.toMatchObject({
    code: 'ABORT_ERR',
  });
  const stuck = await listening((_, response) => void response.write('half'));
  await expect(requestService(stuck, { ...post, timeoutMs: 100 })).rejects.toThrow();
  const broken = await listening((_, response) => void response.write('half', () => response.destroy()));
  await expect(requestService(broken, post)).rejects.toMatchObject({ code: 'ECONNRESET' });
  await expect(requestService(new URL('http://127.0.0.1:9/'), post)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});
