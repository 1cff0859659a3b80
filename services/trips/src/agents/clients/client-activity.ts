import { MERGE_UNDO_DAYS } from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import type { Activity } from '@landsea/contracts/trip';
import type { Principal } from '@landsea/nest-kit';
import { changeLabels } from '../../history/activity/change-labels.js';
import type { ClientChangeRow } from './client-change.entity.js';
import { loggedClientTables, type LoggedClientTable } from './logged-clients.js';

type DescribedChange = Omit<ClientChangeRow, 'agencyId'>;

export const getLoggedTable = (kind: string): LoggedClientTable | undefined =>
  loggedClientTables.find((table) => table.kind === kind);

const reader = { nameOf: () => undefined, seesMoney: false };

export const describeClientActivity = (
  user: Pick<Principal, 'userId'>,
  row: DescribedChange,
  isRecent: boolean,
  now: Date,
): Activity => {
  const table = getLoggedTable(row.kind);
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: row.byName,
    isYou: row.userId === user.userId,
    kind: row.kind,
    ...(table && { noun: table.noun }),
    action: row.action,
    what: row.what,
    details: table ? changeLabels(table, row, reader) : [],
    undo: row.undoneAt
      ? 'done'
      : isMergeOpen(row, now) || (isRecent && table && canUndo(row))
        ? 'open'
        : 'none',
  };
};

export const isOfColumn = ({ before, after }: DescribedChange, column: string): boolean =>
  before !== null && after !== null && before[column] !== after[column];

/** A merge has its own undo, whose id is that of the entry. */
const isMergeOpen = ({ kind, action, at }: DescribedChange, now: Date): boolean =>
  kind === 'client-merge' && action === 'added' && now.getTime() - at.getTime() < MERGE_UNDO_DAYS * DAY_MS;

export const canUndo = (change: DescribedChange): boolean =>
  change.kind !== 'client' ||
  (change.action === 'changed' && change.subjectId === change.clientId && !isOfColumn(change, 'agent_id'));
