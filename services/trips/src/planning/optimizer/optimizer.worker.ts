import { parentPort } from 'node:worker_threads';
import type { DayProblem } from './search/day-problem.js';
import { orderDay } from './search/order-day.js';

// A worker thread, because a search of a second would hold up every other request.
parentPort?.on('message', (problem: DayProblem) => {
  parentPort?.postMessage(orderDay(problem));
});
