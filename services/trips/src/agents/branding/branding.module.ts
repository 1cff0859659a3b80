import { Module } from '@nestjs/common';
import { CreateBrands1764300000000 } from '../../migrations/agents/1764300000000-create-brands.js';
import { AddPayLinkToBrands1764870000000 } from '../../migrations/agents/1764870000000-add-pay-link-to-brands.js';
import { TripBrandsModule } from '../../trip/brands/trip-brands.module.js';
import { FilesModule } from '../../trip/files/files.module.js';
import { TeamModule } from '../team/team.module.js';
import { AgencyBrandRow } from './agency-brand.entity.js';
import { AgentBrandRow } from './agent-brand.entity.js';
import { BrandPictureColumn, BrandPictures } from './brand-pictures.service.js';
import { BrandingPersonalData } from './branding.personal-data.js';
import { BrandPicturesController, BrandsController, BrandUploadsController } from './brands.controller.js';
import { BrandsService } from './brands.service.js';

const pictures = [AgencyBrandRow, AgentBrandRow].flatMap((entity) =>
  (['logo_id', 'photo_id'] as const).map((column) => ({
    provide: `${entity.name}.${column}`,
    useValue: new BrandPictureColumn(entity, column),
  })),
);

@Module({
  imports: [TeamModule, FilesModule, TripBrandsModule],
  controllers: [BrandsController, BrandUploadsController, BrandPicturesController],
  providers: [BrandsService, BrandPictures, BrandingPersonalData, ...pictures],
  exports: [BrandsService],
})
export class BrandingModule {
  static readonly entities = [AgencyBrandRow, AgentBrandRow];
  static readonly migrations = [CreateBrands1764300000000, AddPayLinkToBrands1764870000000];
}
