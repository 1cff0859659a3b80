import { Column, Entity, PrimaryColumn } from 'typeorm';

const asNumber = { to: (value: number) => value, from: Number };

/** Net cents, after refunds and lost disputes. */
@Entity({ name: 'ledger_check' })
export class LedgerCheck {
  @PrimaryColumn({ type: 'timestamp with time zone', primaryKeyConstraintName: 'pk_ledger_check' })
  checkedAt!: Date;

  @Column({ type: 'integer' }) payments!: number;
  @Column({ type: 'bigint', transformer: asNumber }) ourCents!: number;
  @Column({ type: 'bigint', transformer: asNumber }) stripeCents!: number;

  /** The sum of absolute differences: an excess and a deficit do not cancel out. */
  @Column({ type: 'bigint', transformer: asNumber }) differenceCents!: number;

  @Column({ type: 'integer' }) repairs!: number;
}
