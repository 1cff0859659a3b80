import { parentPort } from 'node:worker_threads';
import { readInboundEmail, type EmailToRead } from './read-inbound-email.js';

parentPort?.on('message', ({ raw, authority }: EmailToRead) => {
  void readInboundEmail(raw, authority)
    .catch(() => undefined)
    .then((email) => parentPort?.postMessage(email));
});
