import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import type { PrintJob } from './pdf-printer.js';
import { planPdf } from './plan-pdf.js';

const print = async ({ plan, brand, cover, pictures = {}, fonts }: PrintJob): Promise<Buffer> => {
  // A buffer arrives as plain bytes.
  const logoImage = brand?.logoImage && Buffer.from(brand.logoImage);
  const image = cover?.image && Buffer.from(cover.image);
  const whole = Object.entries(pictures).map(([id, bytes]) => [id, Buffer.from(bytes)] as const);
  const task = {
    plan,
    brand: brand && { ...brand, logoImage },
    cover: cover && { ...cover, ...(image && { image }) },
    pictures: Object.fromEntries(whole),
  };
  return buffer(await planPdf(task, fonts));
};

parentPort?.on('message', (job: PrintJob) => {
  void print(job).then((file) => parentPort?.postMessage(file));
});
