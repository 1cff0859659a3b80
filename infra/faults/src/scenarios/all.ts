import type { Scenario } from '../scenario.js';
import { forgery } from './forgery.js';
import { killAtSteps } from './kill-at-steps.js';
import { noWebhooks } from './no-webhooks.js';
import { plans } from './plans.js';
import { postgresDown } from './postgres-down.js';
import { queueLost } from './queue-lost.js';
import { releases } from './releases.js';
import { stormWithKills, stormWithoutSweeper } from './storm-with-kills.js';
import { storm } from './storm.js';
import { stripeFaults } from './stripe-faults.js';
import { twoTabs } from './two-tabs.js';

/** In this order: what breaks most comes last. */
export const scenarios: readonly Scenario[] = [
  forgery,
  twoTabs,
  noWebhooks,
  killAtSteps,
  storm,
  stormWithKills,
  stormWithoutSweeper,
  queueLost,
  postgresDown,
  stripeFaults,
  plans,
  releases,
];
