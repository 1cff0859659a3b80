import type { Loyalty, PersonDetails } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'client_person' })
@Index('ix_client_person_email', ['email'])
@Index('ix_client_person_phone', ['phoneKey'])
@Index('ix_client_person_external', ['externalId'])
export class ClientPersonRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_person' })
  @ForeignKey('ClientRow', { name: 'fk_client_person_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_person' }) id!: string;
  @Column({ type: 'text' }) firstName!: string;
  @Column({ type: 'text' }) lastName!: string;
  @Column({ type: 'date', nullable: true }) birthDate!: string | null;
  @Column({ type: 'text', nullable: true }) email!: string | null;
  @Column({ type: 'text', nullable: true }) phone!: string | null;

  /** The phone in E.164; null where the number cannot be read. */
  @Column({ type: 'text', nullable: true }) phoneKey!: string | null;

  @Column({ type: 'jsonb', default: [] }) loyalties!: Loyalty[];
  @Column({ type: 'integer', nullable: true }) heightInches!: number | null;
  @Column({ type: 'text', nullable: true }) dietaryNotes!: string | null;
  @Column({ type: 'date', nullable: true }) passportExpiresOn!: string | null;
  @Column({ type: 'text', nullable: true }) notes!: string | null;
  @Column({ type: 'jsonb', default: {} }) details!: PersonDetails;

  /** The system that a file came from, a colon, and its id. */
  @Column({ type: 'text', nullable: true }) externalId!: string | null;

  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'clock_timestamp()' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}
