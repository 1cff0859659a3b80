import { parentPort } from 'node:worker_threads';
import type { EmailToRead } from './forwarded-email-reader.js';
import { readForwardedEmail } from './read-forwarded-email.js';

parentPort?.on('message', ({ raw, readsFiles }: EmailToRead) => {
  void readForwardedEmail(raw, { readsFiles })
    .catch(() => undefined)
    .then((email) => parentPort?.postMessage(email));
});
