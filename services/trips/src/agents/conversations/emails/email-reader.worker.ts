import { parentPort } from 'node:worker_threads';
import { readInboundEmail } from './read-inbound-email.js';

parentPort?.on('message', (raw: Uint8Array) => {
  void readInboundEmail(raw)
    .catch(() => undefined)
    .then((email) => parentPort?.postMessage(email));
});
