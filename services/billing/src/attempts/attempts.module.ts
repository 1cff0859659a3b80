import { Module } from '@nestjs/common';
import { CheckoutAttempts } from './checkout-attempts.service.js';

@Module({ providers: [CheckoutAttempts], exports: [CheckoutAttempts] })
export class AttemptsModule {}
