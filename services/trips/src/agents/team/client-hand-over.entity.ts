import type { DigestOfClient } from '../client-digests/hand-over-digests.queries.js';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'client_hand_over' })
@Index('ix_client_hand_over_agency', ['agencyId'])
@Index('ix_client_hand_over_user', ['userId', 'at'])
export class ClientHandOverRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_hand_over' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('AgencyRow', { name: 'fk_client_hand_over_agency', onDelete: 'CASCADE' })
  agencyId!: string;

  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'uuid' }) toAgentId!: string;
  @Column({ type: 'timestamp with time zone' }) at!: Date;

  /** `digest` is the client’s morning email before the hand-over; hand-overs of earlier releases lack it. */
  @Column({ type: 'jsonb' }) clients!: { clientId: string; fromAgentId: string; digest?: DigestOfClient }[];

  @Column({ type: 'timestamp with time zone', nullable: true }) undoneAt!: Date | null;
}
