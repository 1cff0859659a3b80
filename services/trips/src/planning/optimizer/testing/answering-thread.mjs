import { parentPort } from 'node:worker_threads';

// Stands in for the optimizer's thread: `seed` says what it does with a day.
parentPort.on('message', ({ seed }) => {
  if (seed === -1) throw new Error('broken');
  if (seed === -2) process.exit(0);
  if (seed >= 0) setTimeout(() => parentPort.postMessage({ order: [], proven: seed % 2 === 0 }), 20);
});
