import { connect, createServer } from 'node:net';

const offsets = {
  gateway: 0,
  identity: 1,
  trips: 2,
  billing: 3,
  emulator: 4,
  mail: 5,
  mailPage: 6,
  signIn: 7,
  postgres: 8,
  operations: 9,
  shellDev: 10,
  familyDev: 11,
  agentDev: 12,
  marketingDev: 13,
  identity2: 14,
  faultsRedis: 15,
  trips2: 17,
  billing2: 18,
} as const;

export type PortName = keyof typeof offsets;
export type Ports = Record<PortName, number>;

export function countPortsFrom(base: number): Ports {
  const entries = Object.entries(offsets).map(([name, offset]) => [name, base + offset]);
  return Object.fromEntries(entries) as Ports;
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** A program on ::1 alone would not stop us, and browsers would still go to it first. */
const isFree = async (port: number): Promise<boolean> =>
  (await canListen(port)) && !(await answers(port, '::1'));

/** Throws one line that names the first port taken, and what to do. */
export async function requireFree(ports: Ports, names: readonly PortName[]): Promise<void> {
  for (const name of names) {
    if (await isFree(ports[name])) continue;
    throw new Error(
      `Port ${ports[name]} (${name}) is in use. Stop the program that holds it, ` +
        `or start Landsea elsewhere: PORT_BASE=${ports.gateway + 100} npm start`,
    );
  }
}
