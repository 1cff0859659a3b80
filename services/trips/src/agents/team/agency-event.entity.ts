import type { TeamEvent } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'agency_event' })
@Index('ix_agency_event_agency', ['agencyId', 'seq'])
@Index('ix_agency_event_user', ['userId'])
@Index('ix_agency_event_subject', ['subjectId'])
@Index('ix_agency_event_client', ['clientId'])
export class AgencyEventRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agency_event' }) id!: string;

  /** The sequence is shared with the changes of clients. */
  @Column({ type: 'bigint' }) seq!: string;

  @Column({ type: 'timestamp with time zone' }) at!: Date;

  @Column({ type: 'uuid' })
  @ForeignKey('AgencyRow', { name: 'fk_agency_event_agency', onDelete: 'CASCADE' })
  agencyId!: string;

  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text' }) byName!: string;
  @Column({ type: 'text' }) event!: TeamEvent;
  @Column({ type: 'text' }) what!: string;

  /** The member whom it is about. */
  @Column({ type: 'uuid', nullable: true }) subjectId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('ClientRow', { name: 'fk_agency_event_client', onDelete: 'CASCADE' })
  clientId!: string | null;
}
