import { ServiceName } from '@landsea/contracts/messages';
import type { PortName, Ports } from './ports.js';

/** A process of a service. `COPIES=2` runs a second one of each behind the gateway, on the same databases. */
export type CopyName = ServiceName | `${ServiceName}-2`;

const secondPort = { identity: 'identity2', trips: 'trips2', billing: 'billing2' } as const;

const wantsTwo = (env: NodeJS.ProcessEnv): boolean => {
  const value = env.COPIES || '1';
  if (value !== '1' && value !== '2') throw new Error(`COPIES=${value} is not usable: expected 1 or 2`);
  return value === '2';
};

/** @throws Error when COPIES is neither 1 nor 2. */
export const listCopies = (service: ServiceName, env: NodeJS.ProcessEnv): CopyName[] =>
  wantsTwo(env) ? [service, `${service}-2`] : [service];

export const getService = (copy: CopyName): ServiceName => ServiceName.parse(copy.replace('-2', ''));

export const getPortName = (copy: CopyName): PortName => {
  const service = getService(copy);
  return copy === service ? service : secondPort[service];
};

export const getPort = (copy: CopyName, ports: Ports): number => ports[getPortName(copy)];
