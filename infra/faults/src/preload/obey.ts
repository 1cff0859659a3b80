// Loaded into every process of the product before its own code. The product itself knows nothing of faults.
import { ordersFolder } from '../env.js';
import { clockIsReadAfterMs, Orders } from './orders.js';
import { shiftClock } from './shift-clock.js';
import { steps } from './steps.js';
import { watchCalls } from './watch-calls.js';

const folder = ordersFolder();
const isBilling = /services[\\/]billing[\\/]dist[\\/]main\.js$/.test(process.argv[1] ?? '');
/** The sweeper's claim of due events. */
const sweep = /^\s*UPDATE stripe_event SET due_at/;
const sweepNothing = `UPDATE stripe_event SET due_at = due_at WHERE false AND $1::int = $2::int RETURNING id`;

function obeyClock(orders: Orders): void {
  let order = orders.clock();
  setInterval(() => (order = orders.clock()), clockIsReadAfterMs).unref();
  shiftClock(() => order.all + (isBilling ? order.billing : 0));
}

function obeyDeath(orders: Orders): void {
  const said = new WeakMap<object, string[]>();

  function reach(kind: 'sql' | 'http', subject: string, when: 'before' | 'after', earlier: string[]): void {
    const name = orders.deadlyStep();
    const step = name === undefined ? undefined : steps[name];
    if (!step || step.kind !== kind || step.when !== when || !step.at.test(subject)) return;
    if (step.since && !earlier.some((text) => step.since?.test(text))) return;
    orders.setDeadlyStep(undefined);
    process.kill(process.pid, 'SIGKILL');
  }

  watchCalls({
    sql: (connection, text, when) => {
      const earlier = said.get(connection) ?? [];
      reach('sql', text, when, earlier);
      if (when === 'before') said.set(connection, [...earlier, text].slice(-40));
      else if (/^(COMMIT|ROLLBACK)/.test(text)) said.delete(connection);
    },
    http: (call, when) => reach('http', call, when, []),
    rewrite: (text) => (sweep.test(text) && orders.sweeperIsOff() ? sweepNothing : text),
  });
}

if (folder !== undefined) {
  const orders = new Orders(folder);
  obeyClock(orders);
  if (isBilling) obeyDeath(orders);
}
