import type { ReminderChoices } from '@landsea/contracts/planning';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'reminder_person' })
export class ReminderPersonRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_reminder_person' }) userId!: string;
  @Column({ type: 'jsonb', nullable: true }) leads!: Partial<ReminderChoices['leads']> | null;

  @Column({ type: 'text', nullable: true }) mailedTo!: string | null;
}
