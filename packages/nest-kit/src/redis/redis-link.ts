import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import type { KitEnv } from '../env/kit-env.js';
import { HealthSigns } from '../health/health-signs.js';
import { KIT_ENV } from '../http/routes/tokens.js';
import { Metrics } from '../metrics/metrics.js';

/** A slower store counts as away (decision 45). */
const COMMAND_TIMEOUT_MS = 500;
const PING_EVERY_MS = 5_000;

/**
 * The connection for short commands, shared by limits and live updates. Redis holds no fact, so a service starts
 * without it, says so, and works with it again once it answers.
 */
@Injectable()
export class RedisLink implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('redis');
  /** Undefined where Postgres stands in for Redis. */
  readonly client: Redis | undefined;
  private readonly host: string;
  private away = false;
  private timer?: NodeJS.Timeout;
  private readonly watchers: (() => void)[] = [];

  constructor(@Inject(KIT_ENV) { REDIS_URL }: KitEnv, signs: HealthSigns, metrics: Metrics) {
    this.host = REDIS_URL === undefined ? '' : new URL(REDIS_URL).host;
    if (REDIS_URL === undefined) return;
    this.client = new Redis(REDIS_URL, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
      lazyConnect: true,
    });
    this.client.on('error', (error: Error) => this.noteAway(error.message));
    this.client.on('close', () => this.noteAway('the connection closed'));
    this.client.on('ready', () => this.noteBack());
    signs.add('redis', () => (this.away ? `${this.describe()} does not answer` : undefined));
    const up: Gauge = new Gauge({
      name: 'redis_up',
      help: '1 while Redis answers.',
      registers: [metrics.registry],
      collect: (): void => up.set(this.away ? 0 : 1),
    });
  }

  async onModuleInit(): Promise<void> {
    if (!this.client) return;
    await this.client.connect().catch(() => undefined);
    this.timer = setInterval(() => void this.ping(), PING_EVERY_MS).unref();
  }

  get isAway(): boolean {
    return this.away;
  }

  /** @throws Error while Redis is known to be away. */
  assertPresent(): void {
    if (this.away) throw new Error(`${this.describe()} does not answer`);
  }

  /** Called each time that Redis answers again after it was away. */
  onReturn(watcher: () => void): void {
    this.watchers.push(watcher);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.client?.removeAllListeners('close');
    this.client?.disconnect();
  }

  /** A host that is gone closes no connection. */
  private async ping(): Promise<void> {
    try {
      await this.client?.ping();
      this.noteBack();
    } catch (error) {
      this.noteAway(String(error));
    }
  }

  private describe(): string {
    return `Redis at ${this.host} (REDIS_URL)`;
  }

  private noteAway(reason: string): void {
    if (this.away) return;
    this.away = true;
    const message = `${this.describe()} does not answer: queues wait, and each copy counts limits alone`;
    this.logger.error({ alarm: 'redis-away', message, reason });
  }

  private noteBack(): void {
    if (!this.away) return;
    this.away = false;
    this.logger.log({ message: `${this.describe()} answers again` });
    for (const watcher of this.watchers) watcher();
  }
}
