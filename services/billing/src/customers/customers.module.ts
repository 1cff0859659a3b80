import { Module } from '@nestjs/common';
import { ConfirmedEmail } from './confirmed-email.js';
import { Customers } from './customers.service.js';

@Module({ providers: [ConfirmedEmail, Customers], exports: [ConfirmedEmail, Customers] })
export class CustomersModule {}
