import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { SERVICE_NAME } from '../../http/routes/tokens.js';
import { RedisLink } from '../../redis/redis-link.js';

const TABLE = 'rate_limit_count';

interface LimiterOptions {
  name: string;
  points: number;
  windowSeconds: number;
  /** Keys over the limit are refused without asking the store. */
  blockInMemory: boolean;
}

@Injectable()
export class LimitStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly link: RedisLink,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
  ) {}

  makeLimiter({ name, points, windowSeconds, blockInMemory }: LimiterOptions): RateLimiterStoreAbstract {
    const options = {
      keyPrefix: name,
      points,
      duration: windowSeconds,
      ...(blockInMemory && { inMemoryBlockOnConsumed: points }),
    };
    if (this.link.client)
      return new RateLimiterRedis({
        ...options,
        keyPrefix: `landsea:${this.service}:limit:${name}`,
        storeClient: this.link.client,
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
