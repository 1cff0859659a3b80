import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StripeCursor } from './stripe-cursor.entity.js';

const NAME = 'events';

@Injectable()
export class EventCursor {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<Date | undefined> {
    return (await this.dataSource.manager.findOneBy(StripeCursor, { name: NAME }))?.reachedAt;
  }

  async move(reachedAt: Date): Promise<void> {
    await this.dataSource.manager.upsert(StripeCursor, { name: NAME, reachedAt }, ['name']);
  }
}
