import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { KIT_ENV, ThreadPool } from '@landsea/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { TripsEnv } from '../../env.js';
import { KeptFiles } from './kept-files.js';
import { loadFonts, type Fonts } from './pdf-fonts.js';
import { planPdf, type PlanToPrint } from './plan-pdf.js';

export interface PrintJob extends PlanToPrint {
  fonts: Fonts;
}

const LIMITS = { mostWaiting: 30, mostOfOnePerson: 3, timeoutMs: 30_000 };

/** The printed text decides, so a change of the trip, the catalog or the brand is another version. */
const versionOf = ({ plan, brand, cover, pictures = {} }: PlanToPrint): string => {
  const { logoImage, ...others } = brand ?? {};
  const { image, ...drawn } = cover ?? {};
  return createHash('sha256')
    .update(JSON.stringify([plan, others, drawn, Object.keys(pictures)]))
    .update(logoImage ?? '')
    .update(image ?? '')
    .digest('base64url');
};

@Injectable()
export class PdfPrinter implements BeforeApplicationShutdown {
  private readonly pool = new ThreadPool<PrintJob, Uint8Array>(
    () => new Worker(new URL('./pdf-printer.worker.js', import.meta.url)),
    LIMITS,
  );
  private readonly kept = new KeptFiles();
  private readonly running = new Map<string, Promise<Uint8Array>>();

  constructor(@Inject(KIT_ENV) private readonly env: TripsEnv) {}

  /**
   * @param of the trip, or the link that shares it: each has its turns.
   * @throws DomainError SERVICE_UNAVAILABLE when many wait, or for a plan that takes too long.
   */
  async print(task: PlanToPrint, of: string): Promise<Uint8Array> {
    const version = versionOf(task);
    const file = this.kept.find(version) ?? this.running.get(version);
    if (file) return file;
    const drawing = this.draw(task, of).finally(() => this.running.delete(version));
    this.running.set(version, drawing);
    const drawn = await drawing;
    this.kept.keep(version, drawn);
    return drawn;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  protected async draw(task: PlanToPrint, of: string): Promise<Uint8Array> {
    const fonts = await loadFonts();
    if (this.env.WORKER_THREADS === 'on') return this.pool.work({ ...task, fonts }, { person: of });
    return buffer(await planPdf(task, fonts));
  }
}
