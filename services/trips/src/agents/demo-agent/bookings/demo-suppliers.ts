import { randomUUID } from 'node:crypto';
import type { BookingSupplier } from '@landsea/contracts/agents';
import { usualSuppliers } from '@landsea/rules/agents';

type Supplier = Omit<BookingSupplier, 'isOwn' | 'version'>;

/** Basis points of the commission that the host leaves. */
const AGENT_SHARE = 8_000;

const invented = [
  { name: 'Harborlight Protection', kinds: ['insurance'], rate: 2_500, paysAfterDays: 30 },
  { name: 'Sunline Transfers', kinds: ['transfer', 'car'], rate: 1_000, paysAfterDays: 30 },
] as const;
const sold = ['Walt Disney World', 'Disney Cruise Line'];

export const makeDemoSuppliers = (): Supplier[] =>
  [...usualSuppliers.filter(({ name }) => sold.includes(name)), ...invented].map((usual) => ({
    ...usual,
    id: randomUUID(),
    kinds: [...usual.kinds],
    agentShare: AGENT_SHARE,
    hostCode: 'DEMO-0142',
  }));
