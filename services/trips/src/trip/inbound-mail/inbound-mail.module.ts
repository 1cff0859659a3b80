import { Module } from '@nestjs/common';
import { InboundDeliveries } from './inbound-deliveries.js';

@Module({ providers: [InboundDeliveries], exports: [InboundDeliveries] })
export class InboundMailModule {}
