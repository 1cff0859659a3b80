import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import type { PrintJob } from './pdf-printer.js';
import { planPdf } from './plan-pdf.js';

const print = async ({ plan, brand, cover, fonts }: PrintJob): Promise<Buffer> => {
  // A buffer arrives as plain bytes.
  const logoImage = brand?.logoImage && Buffer.from(brand.logoImage);
  const image = cover?.image && Buffer.from(cover.image);
  const job = {
    plan,
    brand: brand && { ...brand, logoImage },
    cover: cover && { ...cover, ...(image && { image }) },
  };
  return buffer(await planPdf(job, fonts));
};

parentPort?.on('message', (job: PrintJob) => {
  void print(job).then((file) => parentPort?.postMessage(file));
});
