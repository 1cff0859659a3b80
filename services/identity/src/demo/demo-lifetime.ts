import type { DemoKind } from '@landsea/contracts/account';

const HOUR_MS = 60 * 60 * 1000;

export const DEMO_LIFE_MS = 24 * HOUR_MS;
export const STOCK_LIFE_MS = 24 * HOUR_MS;
export const STOCK_USE_MS = 23 * HOUR_MS;

interface Stock {
  ready: number;
  most: number;
  perRun: number;
}

export const demoStock: Readonly<Record<DemoKind, Stock>> = {
  family: { ready: 60, most: 3_000, perRun: 10 },
  agent: { ready: 6, most: 300, perRun: 2 },
};
