import { parentPort } from 'node:worker_threads';
import { readForwardedEmail } from './read-forwarded-email.js';

parentPort?.on('message', (raw: Uint8Array) => {
  void readForwardedEmail(raw)
    .catch(() => undefined)
    .then((email) => parentPort?.postMessage(email));
});
