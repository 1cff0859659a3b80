import { setTimeout as pause } from 'node:timers/promises';
import type { RemoteName } from '@landsea/contracts/core';

/** Ports of the browser tests' own copy of the product; tests that break their copy may run beside the others. */
export const portBase = Number(process.env['E2E_PORT_BASE'] ?? 4480);

/** The tests run in processes of their own: what they do to the product goes through the one that started it. */
const controlAddress = `http://127.0.0.1:${portBase + 15}`;
export const controlPort = portBase + 15;

const services = ['identity', 'trips', 'billing'] as const;
type Service = (typeof services)[number];

/** A service's own name means both of its copies. */
export type ProductPart = Service | `${Service}-2` | 'gateway' | 'stripe-emulator';
export const parts: readonly ProductPart[] = [
  ...services,
  ...services.map((service) => `${service}-2` as const),
  'gateway',
  'stripe-emulator',
];

async function order(path: string): Promise<void> {
  const answer = await fetch(`${controlAddress}${path}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

/** The gateway looks at a damaged build again after a second, and sends none of its pages as HTML until then. */
async function restore(remote: RemoteName): Promise<void> {
  await order(`/remotes/${remote}/restore`);
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://localhost:${portBase}/remotes.json`);
    const { damaged = [] } = (await answer.json()) as { damaged?: string[] };
    if (damaged.length === 0) return;
    await pause(100);
  }
  throw new Error(`The gateway still takes a build of ${remote} for damaged`);
}

export const product = {
  stop: (part: ProductPart) => order(`/parts/${part}/stop`),
  start: (part: ProductPart) => order(`/parts/${part}/start`),
  takeDown: (remote: RemoteName) => order(`/remotes/${remote}/take-down`),
  restore,
};
