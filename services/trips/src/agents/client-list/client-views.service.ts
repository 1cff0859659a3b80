import {
  MAX_CLIENT_VIEWS,
  type ClientFilter,
  type ClientView,
  type ClientViewList,
  type CreateClientView,
  type UpdateClientView,
} from '@landsea/contracts/agents';
import {
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  makeVersionedTable,
  selectJsonColumns,
  type Principal,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClientViewRow } from './client-view.entity.js';

/** Pages of the release before sent the day on which the view was made. */
const withoutDay = ({ dueBy, ...filter }: ClientFilter): ClientFilter =>
  dueBy === undefined ? filter : { due: 'today', ...filter };

const table = makeVersionedTable(ClientViewRow);
const columns = selectJsonColumns(ClientViewRow, 'v', ['userId', 'createdAt']);

@Injectable()
export class ClientViewsService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ userId }: Pick<Principal, 'userId'>): Promise<ClientViewList> {
    const views = await this.dataSource.query<ClientView[]>(
      `SELECT ${columns} FROM client_view v WHERE v.user_id = $1 ORDER BY v.created_at, v.id`,
      [userId],
    );
    return { views };
  }

  /** @throws DomainError VALIDATION_FAILED. */
  async add(user: Principal, view: CreateClientView): Promise<ClientView> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('client-views:' || $1, 0))`, [
        user.userId,
      ]);
      if ((await manager.countBy(ClientViewRow, { userId: user.userId })) >= MAX_CLIENT_VIEWS)
        throw makeInvalidField('name', `You can keep ${MAX_CLIENT_VIEWS} views: delete one first`);
      await table.insert(manager, [{ userId: user.userId, ...view, filter: withoutDay(view.filter) }]);
    });
    return this.get(user, view.id);
  }

  /** @throws DomainError NOT_FOUND, EDIT_CONFLICT. */
  async change(
    user: Principal,
    id: string,
    { version, filter, ...rest }: UpdateClientView,
  ): Promise<ClientView> {
    const change = { ...rest, ...(filter && { filter: withoutDay(filter) }) };
    const key = { userId: user.userId, id };
    if (await table.update(this.dataSource.manager, key, version, change)) return this.get(user, id);
    const { name } = await this.get(user, id);
    throw makeEditConflict(`The view “${name}” was changed in another window.`);
  }

  async remove({ userId }: Principal, id: string): Promise<void> {
    if (!(await table.remove(this.dataSource.manager, { userId, id }))) throw makeNotFound();
  }

  private async get(user: Principal, id: string): Promise<ClientView> {
    const { views } = await this.list(user);
    const view = views.find((each) => each.id === id);
    if (!view) throw makeNotFound();
    return view;
  }
}
