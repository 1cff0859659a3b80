import { Logger, type OnApplicationShutdown, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import { Redis } from 'ioredis';
import type { RedisLink } from '../redis/redis-link.js';
import { LiveBus } from './live-bus.js';

export class RedisLiveBus extends LiveBus implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger('live');
  private readonly subscriber: Redis;
  private readonly channel: string;

  constructor(
    url: string,
    service: ServiceName,
    private readonly link: RedisLink,
  ) {
    super();
    this.channel = `landsea:live:${service}`;
    this.subscriber = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
    this.subscriber.on('error', ({ message }: Error) =>
      this.logger.debug({ message: 'redis not reachable', reason: message }),
    );
  }

  /** Without Redis the subscription waits for its return. */
  async onModuleInit(): Promise<void> {
    this.subscriber.on('message', (_channel: string, text: string) => this.deliver(text));
    this.subscriber.on('ready', () => this.setOpen(true));
    this.subscriber.on('close', () => this.setOpen(false));
    const isConnected = await this.subscriber.connect().then(
      () => true,
      () => false,
    );
    const subscribed = this.subscriber.subscribe(this.channel).then(
      () => this.setOpen(true),
      ({ message }: Error) => this.logger.debug({ message: 'not subscribed', reason: message }),
    );
    if (isConnected) await subscribed;
  }

  onModuleDestroy(): void {
    this.complete();
  }

  onApplicationShutdown(): void {
    this.subscriber.disconnect();
  }

  protected override async send(text: string): Promise<void> {
    await this.link.client?.publish(this.channel, text);
  }
}
