import { CreateBudgetLine, type Budget, type BudgetLine, type ChangeBudget } from '@landsea/contracts/money';

/** Null fields are left out. */
const asCreated = ({ source: _fed, version: _seen, updatedAt: _at, ...line }: BudgetLine): CreateBudgetLine =>
  CreateBudgetLine.parse(Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null)));

/** `before` is the budget that `done` was made on, `after` the result. */
export const makeBudgetUndo = (done: ChangeBudget, before: Budget, after: Budget): ChangeBudget => {
  const was = (id: string) => before.lines.find((line) => line.id === id);
  const versionNow = (id: string) => after.lines.find((line) => line.id === id)?.version ?? 1;
  return {
    add: done.remove.flatMap(({ id }) => was(id) ?? []).map(asCreated),
    plan: done.plan.map(({ id, note }) => ({
      id,
      version: versionNow(id),
      plannedCents: was(id)?.plannedCents ?? 0,
      ...(note !== undefined && { note: was(id)?.note ?? null }),
    })),
    remove: done.add.map(({ id }) => ({ id, version: versionNow(id) })),
  };
};
