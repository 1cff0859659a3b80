import { ParkLive, type ParkId } from '@landsea/contracts/catalogue';
import { getDateIn } from '@landsea/contracts/core';
import { CLOCK, DomainError, KIT_ENV, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import * as z from 'zod/mini';
import { CatalogueService } from '../lists/catalogue.service.js';
import { listLiveWaits, listOfficialHours } from './park-live-view.js';
import { feedIds, FeedLive, FeedSchedule } from './waits-feed.js';

const KEPT_MS = 60_000;
const TIMEOUT_MS = 4_000;
const MOST_BYTES = 4_000_000;
const REST_MS = 60_000;
const FAILURES = 3;

/** '' for no source. */
export interface WaitsEnv {
  WAITS_URL: string;
}

const notAvailable = (logMessage: string): DomainError =>
  new DomainError({ code: 'NOT_AVAILABLE', message: 'Live waits are not available right now.' }, logMessage);

@Injectable()
export class ParkLiveService {
  private readonly logger = new Logger('park-live');
  private readonly kept = new Map<ParkId, { until: number; live: Promise<ParkLive> }>();
  /** After three failures the source is left alone for a minute. */
  private readonly breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });

  constructor(
    @Inject(KIT_ENV) private readonly env: WaitsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
  ) {}

  /** @throws DomainError NOT_AVAILABLE where no source is configured or the source does not answer. */
  async getLive(park: ParkId): Promise<ParkLive> {
    if (this.env.WAITS_URL === '') throw notAvailable('WAITS_URL is not set');
    const now = this.clock();
    const known = this.kept.get(park);
    if (known && known.until > now.getTime()) return known.live;
    const live = this.fetchLive(park, now);
    this.kept.set(park, { until: now.getTime() + KEPT_MS, live });
    live.catch(() => this.kept.delete(park));
    return live;
  }

  private async fetchLive(park: ParkId, now: Date): Promise<ParkLive> {
    try {
      return await this.breaker.execute(() => this.fetch(park, now));
    } catch (error) {
      const reason = String(error);
      this.logger.warn({ message: 'live waits are not available', park, reason });
      throw notAvailable(`the source of live waits failed: ${reason}`);
    }
  }

  private async fetch(park: ParkId, now: Date): Promise<ParkLive> {
    const attractions = this.catalogue.entries('attractions').filter((entry) => entry.park === park);
    const [live, schedule] = await Promise.all([
      this.read(`entity/${feedIds[park]}/live`, FeedLive),
      this.read(`entity/${feedIds[park]}/schedule`, FeedSchedule),
    ]);
    return z.parse(ParkLive, {
      asOf: now.toISOString(),
      waits: listLiveWaits(live, attractions),
      hours: listOfficialHours(schedule, getDateIn(now)),
    });
  }

  private async read<S extends z.core.$ZodType>(path: string, schema: S): Promise<z.core.output<S>> {
    const response = await fetch(`${this.env.WAITS_URL.replace(/\/$/, '')}/${path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return z.parse(schema, JSON.parse(await readBounded(response)));
  }
}

/** @throws once the body is longer than a feed ever is. */
const readBounded = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};
