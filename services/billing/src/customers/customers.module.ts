import { Module } from '@nestjs/common';
import { Customers } from './customers.service.js';

@Module({ providers: [Customers], exports: [Customers] })
export class CustomersModule {}
