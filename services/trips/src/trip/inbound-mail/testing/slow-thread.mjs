import { parentPort } from 'node:worker_threads';

/** Reads like the thread of a parser, except that mails which say so take longer than anybody waits. */
parentPort.on('message', (task) => {
  const words = Buffer.from(task.raw ?? task).toString();
  const isSlow = words.includes('slow mail') || (task.readsFiles && words.includes('slow files'));
  if (isSlow) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
  parentPort.postMessage({ subject: 'Read in the thread' });
});
