import { Module } from '@nestjs/common';
import { Invoices } from './invoices.service.js';

@Module({ providers: [Invoices], exports: [Invoices] })
export class InvoicesModule {}
