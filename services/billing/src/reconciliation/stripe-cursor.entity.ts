import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'stripe_cursor' })
export class StripeCursor {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_stripe_cursor' }) name!: string;
  @Column({ type: 'timestamp with time zone' }) reachedAt!: Date;
}
