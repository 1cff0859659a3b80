import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { KitEnv } from '../env/kit-env.js';
import { ListenConnection } from './listen-connection.js';

const server = createServer();
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const listen = (): ListenConnection =>
  new ListenConnection({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` } as KitEnv);

it('leaves no connection behind when the service closes while it is being made', async () => {
  const connection = listen();
  void connection.onModuleInit(); // never settles: pg does not report a connection that ended before it was made
  const [socket] = (await once(server, 'connection')) as [Socket];
  socket.resume();
  await Promise.all([once(socket, 'end'), connection.onApplicationShutdown()]);
});

it('does not come back after the service has closed', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  const connection = listen();
  const sockets: Socket[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.destroy();
  });
  await connection.onModuleInit();
  expect(warn).toHaveBeenCalledTimes(1);
  await connection.onApplicationShutdown();
  jest.advanceTimersByTime(60_000);
  // A connection that the timer had made would arrive before this one.
  const following = connect(port, '127.0.0.1').resume();
  following.on('error', () => undefined);
  await once(following, 'close');
  expect(sockets).toHaveLength(2);
});
