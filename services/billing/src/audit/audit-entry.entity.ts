import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A trigger of the database refuses to change or remove a row. */
@Entity({ name: 'audit' })
export class AuditEntry {
  @PrimaryColumn({
    type: 'bigint',
    generated: 'identity',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_audit',
  })
  id!: string;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) at!: Date;
  @Column({ type: 'text' }) action!: string;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'jsonb' }) detail!: object;
}
