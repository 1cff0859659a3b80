import type { Brand } from '@landsea/contracts/agents';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One row for as long as the client exists; sending again reopens it. */
@Entity({ name: 'invitation' })
@Index('ix_invitation_accepted_by', ['acceptedBy'])
export class Invitation {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_invitation' }) clientId!: string;
  @Column({ type: 'uuid' }) agentId!: string;
  @Column({ type: 'integer', default: 0 }) agentVersion!: number;

  /** Lower-case; nobody else may accept. */
  @Column({ type: 'text' }) email!: string;

  @Column({ type: 'text' }) firstName!: string;
  @Column({ type: 'text' }) lastName!: string;
  @Column({ type: 'timestamp with time zone' }) sentAt!: Date;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) acceptedAt!: Date | null;
  @Column({ type: 'uuid', nullable: true }) acceptedBy!: string | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) revokedAt!: Date | null;
  @Column({ type: 'jsonb', nullable: true }) brand!: Brand | null;
  @Column({ type: 'integer' }) askedVersion!: number;
  @Column({ type: 'integer' }) version!: number;
}
