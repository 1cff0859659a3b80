import { Module } from '@nestjs/common';
import { OutboxFlush } from './outbox-flush.js';

@Module({ providers: [OutboxFlush], exports: [OutboxFlush] })
export class OutboxFlushModule {}
