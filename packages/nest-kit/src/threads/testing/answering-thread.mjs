import { parentPort } from 'node:worker_threads';

// Stands in for a thread: the number of a task says what it does with it.
parentPort.on('message', (task) => {
  if (task === -1) throw new Error('broken');
  if (task === -2) process.exit(0);
  if (task >= 0) setTimeout(() => parentPort.postMessage(task % 2 === 0), 20);
});
