import { Module } from '@nestjs/common';
import { ConfirmedAddresses } from './confirmed-addresses.js';
import { Customers } from './customers.service.js';

@Module({ providers: [ConfirmedAddresses, Customers], exports: [ConfirmedAddresses, Customers] })
export class CustomersModule {}
