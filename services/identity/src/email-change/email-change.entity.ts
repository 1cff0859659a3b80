import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'email_change' })
export class EmailChange {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_email_change' })
  userId!: string;

  @Column({ name: 'new_email', type: 'text' })
  newEmail!: string;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;
}
