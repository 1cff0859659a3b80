import type { Budget, BudgetLine } from '@landsea/contracts';
import type { AppDispatch, RootState } from '@landsea/web-kit';
import { tripApi } from '../../trip-data/trip-api';
import { LineSaves } from './line-saves';

/** One for the page: an edit keeps its place in the queue when its row closes. */
export const lineSaves = new LineSaves();

const change = (tripId: string, recipe: (budget: Budget) => void) =>
  tripApi.util.updateQueryData('getBudget', tripId, recipe);

const linesOf =
  (tripId: string) =>
  (_dispatch: AppDispatch, getState: () => RootState): BudgetLine[] =>
    tripApi.endpoints.getBudget.select(tripId)(getState()).data?.lines ?? [];

/** The cached budget of one trip, as edits and live events change it. */
export const budgetCache = (dispatch: AppDispatch, tripId: string) => {
  const known = (lineId: string) => dispatch(linesOf(tripId)).find(({ id }) => id === lineId);
  return {
    has: (lineId: string) => known(lineId) !== undefined,
    /** Whether the cache has the line in an older version, or not at all. */
    isOlder: (line: BudgetLine) => (known(line.id)?.version ?? -1) < line.version,
    put: (line: BudgetLine) =>
      dispatch(
        change(tripId, ({ lines }) => {
          const at = lines.findIndex(({ id }) => id === line.id);
          if (at < 0) lines.push(line);
          else lines[at] = line;
        }),
      ),
    putIfThere: (line: BudgetLine) =>
      dispatch(
        change(tripId, ({ lines }) => {
          const at = lines.findIndex(({ id }) => id === line.id);
          if (at >= 0) lines[at] = line;
        }),
      ),
    remove: (lineId: string) =>
      dispatch(
        change(tripId, (budget) => {
          budget.lines = budget.lines.filter(({ id }) => id !== lineId);
        }),
      ),
    replace: (fresh: Budget) =>
      dispatch(
        change(tripId, (budget) => {
          budget.lines = fresh.lines.map((line) => lineSaves.shown(line));
        }),
      ),
  };
};
