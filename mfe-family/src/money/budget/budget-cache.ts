import type { Budget, BudgetLine } from '@landsea/contracts/money';
import type { AppDispatch, RootState } from '@landsea/web-kit';
import { lineNews } from '../../trip/rows/line-news';
import { lineSaves } from '../../trip/rows/line-saves';
import { tripApi } from '../../trip/api/trip-api';

const change = (tripId: string, recipe: (budget: Budget) => void) =>
  tripApi.util.updateQueryData('getBudget', tripId, recipe);

const linesOf =
  (tripId: string) =>
  (_dispatch: AppDispatch, getState: () => RootState): BudgetLine[] =>
    tripApi.endpoints.getBudget.select(tripId)(getState()).data?.lines ?? [];

/** The cached budget of one trip, as edits and live events change it. */
export const budgetCache = (dispatch: AppDispatch, tripId: string) => {
  const known = (lineId: string) => dispatch(linesOf(tripId)).find(({ id }) => id === lineId);
  const put = (line: BudgetLine) => {
    lineNews.learn(tripId, line);
    dispatch(
      change(tripId, ({ lines }) => {
        const at = lines.findIndex(({ id }) => id === line.id);
        if (at < 0) lines.push(line);
        else lines[at] = line;
      }),
    );
  };
  return {
    has: (lineId: string) => known(lineId) !== undefined,
    /** Whether the cache has the line in an older version, or not at all. */
    isOlder: (line: BudgetLine) => (known(line.id)?.version ?? -1) < line.version,
    put,
    putIfThere: (line: BudgetLine) => {
      if (known(line.id)) put(line);
    },
    remove: (lineId: string) => {
      lineSaves.forget(lineId);
      lineNews.learnGone(tripId, lineId);
      dispatch(
        change(tripId, (budget) => {
          budget.lines = budget.lines.filter(({ id }) => id !== lineId);
        }),
      );
    },
    replace: (fresh: Budget, setOut: number) =>
      dispatch(
        change(tripId, (budget) => {
          budget.lines = lineNews.laidOver(fresh, setOut);
        }),
      ),
  };
};
