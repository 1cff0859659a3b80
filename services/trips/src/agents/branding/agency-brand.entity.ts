import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BrandValuesRow } from './brand-values.entity.js';

@Entity({ name: 'agency_brand' })
export class AgencyBrandRow extends BrandValuesRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agency_brand' })
  @ForeignKey('AgencyRow', { name: 'fk_agency_brand_agency', onDelete: 'CASCADE' })
  agencyId!: string;
}
