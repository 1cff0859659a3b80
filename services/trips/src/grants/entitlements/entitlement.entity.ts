import type { EntitlementState } from '@landsea/contracts/billing';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'entitlement' })
@Index('ix_entitlement_trip', ['tripId'])
@Index('ix_entitlement_user', ['userId'])
export class EntitlementRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_entitlement' }) entitlementId!: string;
  @Column({ type: 'uuid' }) userId!: string;

  /** No foreign key: the message may come before the trip, or after it is gone. */
  @Column({ type: 'uuid' }) tripId!: string;

  @Column({ type: 'text' }) state!: EntitlementState['state'];
  @Column({ type: 'timestamp with time zone' }) startsAt!: Date;
  @Column({ type: 'integer' }) version!: number;
}
