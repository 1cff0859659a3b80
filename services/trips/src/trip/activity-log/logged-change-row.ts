import type { Activity } from '@landsea/contracts/trip';
import { Column } from 'typeorm';

/** A change as the log of a trip and that of a client keep it. */
export abstract class LoggedChangeRow {
  /** A bigint, which the driver reads as text. */
  @Column({
    type: 'bigint',
    generated: 'identity',
    generatedIdentity: 'ALWAYS',
    insert: false,
    update: false,
  })
  seq!: string;

  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text' }) byName!: string;
  @Column({ type: 'text' }) kind!: string;
  @Column({ type: 'text' }) subjectId!: string;
  @Column({ type: 'text' }) action!: Activity['action'];
  @Column({ type: 'text' }) what!: string;
  @Column({ type: 'jsonb', nullable: true }) before!: Record<string, unknown> | null;
  @Column({ type: 'jsonb', nullable: true }) after!: Record<string, unknown> | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) undoneAt!: Date | null;
}
