import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import { Redis } from 'ioredis';
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { KitEnv } from '../../env/kit-env.js';
import { KIT_ENV, SERVICE_NAME } from '../../http/routes/tokens.js';

const TABLE = 'rate_limit_count';
/** A slower store counts as away (decision 45). */
const REDIS_TIMEOUT_MS = 500;

interface LimiterOptions {
  name: string;
  points: number;
  windowSeconds: number;
  /** Keys over the limit are refused without asking the store. */
  blockInMemory: boolean;
}

@Injectable()
export class LimitStore implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('rate-limit');
  private readonly redis: Redis | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(KIT_ENV) { REDIS_URL }: KitEnv,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
  ) {
    if (REDIS_URL === undefined) return;
    this.redis = new Redis(REDIS_URL, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: REDIS_TIMEOUT_MS,
      lazyConnect: true,
    });
    this.redis.on('error', ({ message }: Error) =>
      this.logger.warn({ message: 'redis not reachable', reason: message }),
    );
  }

  async onModuleInit(): Promise<void> {
    // The service starts without Redis: ioredis reconnects.
    await this.redis?.connect().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  makeLimiter({ name, points, windowSeconds, blockInMemory }: LimiterOptions): RateLimiterStoreAbstract {
    const options = {
      keyPrefix: name,
      points,
      duration: windowSeconds,
      ...(blockInMemory && { inMemoryBlockOnConsumed: points }),
    };
    if (this.redis)
      return new RateLimiterRedis({
        ...options,
        keyPrefix: `landsea:${this.service}:limit:${name}`,
        storeClient: this.redis,
      });
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  }
}
