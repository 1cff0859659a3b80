import type { WizardPlace } from '@landsea/contracts/trip';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'trip_draft' })
export class TripDraftRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_trip_draft' }) userId!: string;
  @Column({ type: 'jsonb' }) place!: WizardPlace;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) savedAt!: Date;
}
