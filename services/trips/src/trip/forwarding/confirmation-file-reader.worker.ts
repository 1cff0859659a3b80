import { parentPort } from 'node:worker_threads';
import { readPdfText } from './files/pdf-text.js';

parentPort?.on('message', (content: Uint8Array) => {
  void readPdfText(content)
    .catch(() => undefined)
    .then((read) => parentPort?.postMessage(read));
});
