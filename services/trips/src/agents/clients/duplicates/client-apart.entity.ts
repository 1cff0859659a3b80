import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** `clientId` is the lesser of the two ids. */
@Entity({ name: 'client_apart' })
@Index('ix_client_apart_other', ['otherId'])
export class ClientApartRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_apart' })
  @ForeignKey('ClientRow', { name: 'fk_client_apart_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_apart' })
  @ForeignKey('ClientRow', { name: 'fk_client_apart_other', onDelete: 'CASCADE' })
  otherId!: string;
}
