import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ListenConnection } from './listen-connection.js';
import { LiveBus } from './live-bus.js';

const CHANNEL = 'landsea_live';

@Injectable()
export class PostgresLiveBus extends LiveBus implements OnModuleInit, OnModuleDestroy {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listen: ListenConnection,
  ) {
    super();
  }

  onModuleInit(): void {
    this.listen.on(CHANNEL, (text) => this.deliver(text));
    this.listen.onLine((isOpen) => this.setOpen(isOpen));
  }

  onModuleDestroy(): void {
    this.complete();
  }

  protected override async send(text: string): Promise<void> {
    await this.dataSource.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
  }
}
