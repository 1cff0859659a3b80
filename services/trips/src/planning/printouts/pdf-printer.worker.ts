import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import type { PrintJob } from './pdf-printer.js';
import { planPdf } from './plan-pdf.js';

const print = async ({ plan, brand, fonts }: PrintJob): Promise<Buffer> => {
  // A buffer arrives as plain bytes.
  const logoImage = brand?.logoImage && Buffer.from(brand.logoImage);
  return buffer(await planPdf({ plan, brand: brand && { ...brand, logoImage } }, fonts));
};

parentPort?.on('message', (job: PrintJob) => {
  void print(job).then((file) => parentPort?.postMessage(file));
});
