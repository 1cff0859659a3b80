import { DomainError, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityLog } from '../activity-log/activity-log.js';
import type { LoggedActivity } from '../activity-log/logged-activity.js';
import {
  deleteRow,
  isLoggedTable,
  lockRow,
  restoreRow,
  type LoggedRow,
  type LoggedTableKind,
} from '../activity-log/logged-rows.js';
import { selectLine } from '../budget/budget.queries.js';
import { PeopleService } from '../people/people.service.js';
import { TaskTemplateService } from '../tasks/task-template.service.js';
import { TripDetailsService } from '../trip-details/trip-details.service.js';
import { TripEvents } from '../trip-events/trip-events.js';

const rowOf = (value: LoggedActivity['before']): LoggedRow | undefined =>
  value && typeof value['id'] === 'string' && typeof value['version'] === 'number'
    ? { ...value, id: value['id'], version: value['version'] }
    : undefined;

type Tell = (manager: EntityManager, user: Principal, row: LoggedActivity) => Promise<void>;

/** Takes one change back, in the transaction of the undo, and logs that as a change of its own. */
@Injectable()
export class ChangeUndo {
  constructor(
    private readonly log: ActivityLog,
    private readonly people: PeopleService,
    private readonly details: TripDetailsService,
    private readonly taskTemplates: TaskTemplateService,
    private readonly events: TripEvents,
  ) {}

  /** @throws DomainError EDIT_CONFLICT when the thing was changed since. */
  async run(manager: EntityManager, user: Principal, row: LoggedActivity): Promise<void> {
    if (isLoggedTable(row.kind)) return this.undoRow(manager, user, row, row.kind);
    if (row.kind === 'checklist') return this.taskTemplates.takeBack(manager, user, row);
    if (row.kind === 'person') return this.people.restore(manager, user, row);
    if (row.kind === 'trip')
      await this.details.takeBack(manager, user, row.tripId, Number(row.after?.['version']));
  }

  private async undoRow(
    manager: EntityManager,
    user: Principal,
    row: LoggedActivity,
    kind: LoggedTableKind,
  ): Promise<void> {
    const { tripId, subjectId, what } = row;
    const [before, after] = [rowOf(row.before), rowOf(row.after)];
    const now = await lockRow(manager, kind, tripId, subjectId);
    if (now?.version !== after?.version) throw changedSince(what, now !== undefined);
    if (!before && now) await deleteRow(manager, kind, now);
    if (before) await restoreRow(manager, kind, before, (now ?? before).version);
    const restored = await lockRow(manager, kind, tripId, subjectId);
    const action = !restored ? 'removed' : now ? 'changed' : 'added';
    const entry = { user, tripId, kind, subjectId, action, what } as const;
    await this.log.add(manager, { ...entry, before: now ?? null, after: restored ?? null });
    await this.tell[kind](manager, user, row);
  }

  private readonly tell: Record<LoggedTableKind, Tell> = {
    'budget-line': async (manager, { firstName: by }, { tripId, subjectId: lineId }) => {
      const line = await selectLine(manager, tripId, lineId);
      this.events.publishAtCommit(
        manager,
        tripId,
        line ? { type: 'budget.line-saved', line, by } : { type: 'budget.line-removed', lineId, by },
      );
    },
    task: (manager, { firstName: by }, { tripId }) => {
      this.events.publishAtCommit(manager, tripId, { type: 'tasks.changed', by });
      return Promise.resolve();
    },
  };
}

/** What stands in the way of an undo. */
export const changedSince = (what: string, isThere: boolean): DomainError =>
  new DomainError({
    code: 'EDIT_CONFLICT',
    message: isThere
      ? `“${what}” was changed again since, so this cannot be undone. Undo the later change first.`
      : `“${what}” was removed since, so this cannot be undone. Bring it back first.`,
  });
