import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countPortsFrom, requireFree } from '../src/ports.js';
import { readSettings } from '../src/env.js';

it('names the port taken and what to do', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ports = countPortsFrom(port - 2);
  await expect(requireFree(ports, ['trips'])).rejects.toThrow(
    `Port ${port} (trips) is in use. Stop the program that holds it, or start Landsea elsewhere: PORT_BASE=${port + 98} npm start`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFree(ports, ['trips'])).resolves.toBeUndefined();
});

it.each(['80', 'abc', '65530', '4300.5'])('refuses PORT_BASE=%s with what was expected', (value) => {
  expect(() => readSettings({}, { PORT_BASE: value })).toThrow('expected a port from 1024 to 65515');
});

it('reads defaults, the environment, then what the caller chose', () => {
  expect(readSettings({}, {}).portBase).toBe(4300);
  expect(readSettings({}, { PORT_BASE: '4500', LANDSEA_HOME: '/tmp/x' })).toMatchObject({
    portBase: 4500,
    home: '/tmp/x',
  });
  expect(readSettings({ portBase: 4600 }, { PORT_BASE: '4500' }).portBase).toBe(4600);
});
