import type { Loyalty } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'client_person' })
@Index('ix_client_person_email', ['email'])
@Index('ix_client_person_phone', ['phoneKey'])
export class ClientPersonRow {
  @PrimaryColumn({ name: 'client_id', type: 'uuid', primaryKeyConstraintName: 'pk_client_person' })
  @ForeignKey('ClientRow', { name: 'fk_client_person_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_person' })
  id!: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;

  @Column({ name: 'birth_date', type: 'date', nullable: true })
  birthDate!: string | null;

  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ type: 'text', nullable: true })
  phone!: string | null;

  /** The phone in E.164; null where the number cannot be read. */
  @Column({ name: 'phone_key', type: 'text', nullable: true })
  phoneKey!: string | null;

  @Column({ type: 'jsonb', default: [] })
  loyalties!: Loyalty[];

  @Column({ name: 'height_inches', type: 'integer', nullable: true })
  heightInches!: number | null;

  @Column({ name: 'dietary_notes', type: 'text', nullable: true })
  dietaryNotes!: string | null;

  @Column({ name: 'passport_expires_on', type: 'date', nullable: true })
  passportExpiresOn!: string | null;

  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' })
  updatedAt!: Date;
}
