import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'email_change' })
export class EmailChange {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_email_change' }) userId!: string;
  @Column({ type: 'text' }) newEmail!: string;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
}
