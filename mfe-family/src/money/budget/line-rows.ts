import { Budget, BudgetLine, CreateBudgetLine } from '@landsea/contracts/money';
import { getLineStatus } from '@landsea/rules/money';
import { answerOf } from '@landsea/web-kit';
import { RowList } from '@landsea/web-kit/rows';
import { budgetLineQueue } from '../../trip-frame/api/budget-line-queue';
import { tripApi } from '../../trip-frame/api/trip-api';

const empty = Object.fromEntries(Object.keys(BudgetLine.shape).map((field) => [field, null])) as Record<
  keyof BudgetLine,
  null
>;

const previewOf = (created: CreateBudgetLine): BudgetLine => {
  const line = {
    ...empty,
    ...created,
    bookedCents: created.bookedCents ?? 0,
    isEstimate: created.isEstimate ?? false,
    isBesideEstimate: false,
  };
  return {
    ...line,
    status: created.status ?? getLineStatus(line),
    version: 0,
    updatedAt: new Date().toISOString(),
  };
};

export const toCreateLine = (line: BudgetLine): CreateBudgetLine =>
  Object.fromEntries(
    Object.entries(line).filter(
      ([field, value]) => field in CreateBudgetLine.shape && value !== null && value !== '',
    ),
  ) as CreateBudgetLine;

export const lineRows = new RowList({
  queue: budgetLineQueue,
  query: tripApi.endpoints.getBudget,
  rowsOf: (budget: Budget) => budget.lines,
  withRows: (budget, lines) => ({ ...budget, lines }),
  url: (tripId: string) => `/api/v1/trips/${tripId}/budget/lines`,
  reread: (tripId, id) => ({
    url: `/api/v1/trips/${tripId}/budget`,
    find: (answer) => answerOf(Budget)(answer).lines.find((line) => line.id === id),
  }),
  parse: answerOf(BudgetLine),
  parseList: answerOf(Budget),
  preview: previewOf,
  recreate: toCreateLine,
});
