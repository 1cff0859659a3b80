// Loaded into every process of the product before its own code. The product itself knows nothing of faults.
import { ordersFolder } from '../env.js';
import { Orders, ordersAreReadAfterMs } from './orders.js';
import { steps } from './steps.js';
import { watchCalls } from './watch-calls.js';

/** From now on `Date` is wrong by what `shiftMs` says at that moment; timers run as before. */
function shiftClock(shiftMs: () => number): void {
  const RightDate = Date;
  const now = (): number => RightDate.now() + shiftMs();
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
    apply: () => new RightDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  });
}

const folder = ordersFolder();
const isBilling = /services[\\/]billing[\\/]dist[\\/]main\.js$/.test(process.argv[1] ?? '');
/** The sweeper's claim of due events. */
const sweep = /^\s*UPDATE stripe_event SET due_at/;
const sweepNothing = `UPDATE stripe_event SET due_at = due_at WHERE false AND $1::int = $2::int RETURNING id`;

/** Keeps an answer for as long as an order may be old: reading at each statement would be the load itself. */
function kept<T>(read: () => T): () => T {
  let order = read();
  setInterval(() => (order = read()), ordersAreReadAfterMs).unref();
  return () => order;
}

function obeyDeath(orders: Orders): void {
  const said = new WeakMap<object, string[]>();
  const sweeperIsOff = kept(() => orders.sweeperIsOff());
  const deadlyStep = kept(() => {
    const name = orders.deadlyStep();
    return name === undefined ? undefined : steps[name];
  });

  function reach(kind: 'sql' | 'http', subject: string, when: 'before' | 'after', earlier: string[]): void {
    const step = deadlyStep();
    if (!step || step.kind !== kind || step.when !== when || !step.at.test(subject)) return;
    if (step.since && !earlier.some((text) => step.since?.test(text))) return;
    orders.setDeadlyStep(undefined);
    process.kill(process.pid, 'SIGKILL');
  }

  watchCalls({
    sql: (connection, text, when) => {
      if (!deadlyStep()) return;
      const earlier = said.get(connection) ?? [];
      reach('sql', text, when, earlier);
      if (when === 'before') said.set(connection, [...earlier, text].slice(-40));
      else if (/^(COMMIT|ROLLBACK)/.test(text)) said.delete(connection);
    },
    http: (call, when) => reach('http', call, when, []),
    rewrite: (text) => (sweeperIsOff() && sweep.test(text) ? sweepNothing : text),
  });
}

if (folder !== undefined) {
  const orders = new Orders(folder);
  shiftClock(kept(() => orders.clock()));
  if (isBilling) obeyDeath(orders);
}
