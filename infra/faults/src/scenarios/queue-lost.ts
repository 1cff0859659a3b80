import { flushQueue } from '../flush-queue.js';
import type { Scenario } from '../scenario.js';
import { settle } from '../settle.js';
import { closeTabs } from './closed-tabs.js';

/** Longer than a service takes to see that a schedule is gone. */
const noticedAfterMs = 70_000;

/** Repeating jobs exist in the queue alone: when that is lost and nothing restarts, they must begin again. */
export const queueLost: Scenario = {
  name: 'queue-lost',
  rounds: 2,
  few: 1,
  async run(product, { rounds }) {
    await flushQueue(product);
    await new Promise((resolve) => setTimeout(resolve, noticedAfterMs));
    const { healed, broken } = await closeTabs(product, rounds);
    const settled = await settle(product);
    return {
      did: 'the queue with all its schedules was lost and nothing restarted; people paid and closed the tab, no event was delivered',
      rounds,
      measures: [healed],
      broken: [...broken, ...settled.broken],
    };
  },
};
