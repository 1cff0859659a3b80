import { Logger, type OnApplicationShutdown, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import { Redis } from 'ioredis';
import { LiveBus } from './live-bus.js';

export class RedisLiveBus extends LiveBus implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger('live');
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private readonly channel: string;

  constructor(url: string, service: ServiceName) {
    super();
    this.channel = `landsea:live:${service}`;
    this.publisher = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      lazyConnect: true,
    });
    this.subscriber = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
    for (const redis of [this.publisher, this.subscriber])
      redis.on('error', (error: Error) =>
        this.logger.warn({ message: 'redis not reachable', reason: error.message }),
      );
  }

  async onModuleInit(): Promise<void> {
    this.subscriber.on('message', (_channel: string, text: string) => this.deliver(text));
    this.subscriber.on('ready', () => this.setOpen(true));
    this.subscriber.on('close', () => this.setOpen(false));
    await this.publisher.connect();
    await this.subscriber.connect();
    await this.subscriber.subscribe(this.channel);
    this.setOpen(true);
  }

  onModuleDestroy(): void {
    this.complete();
  }

  onApplicationShutdown(): void {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  protected override async send(text: string): Promise<void> {
    await this.publisher.publish(this.channel, text);
  }
}
