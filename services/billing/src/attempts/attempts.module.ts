import { Module } from '@nestjs/common';
import { CheckoutAttempts } from './checkout-attempts.service.js';
import { HostedSessions } from './hosted-sessions.js';

@Module({ providers: [CheckoutAttempts, HostedSessions], exports: [CheckoutAttempts, HostedSessions] })
export class AttemptsModule {}
