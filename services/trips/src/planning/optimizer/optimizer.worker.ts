import { parentPort } from 'node:worker_threads';
import type { DayProblem } from './search/day-problem.js';
import { orderDay } from './search/order-day.js';

// A search of a second would block every other request of this thread.
parentPort?.on('message', (problem: DayProblem) => {
  parentPort?.postMessage(orderDay(problem));
});
