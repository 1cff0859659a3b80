import { Module } from '@nestjs/common';
import { PreviewSales } from './preview-sales.service.js';

@Module({ providers: [PreviewSales], exports: [PreviewSales] })
export class PreviewSalesModule {}
