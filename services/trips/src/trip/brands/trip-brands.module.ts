import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { TripBrands } from './trip-brands.js';

@Module({ imports: [FilesModule], providers: [TripBrands], exports: [TripBrands] })
export class TripBrandsModule {}
