import { toApiError, useAppDispatch } from '@landsea/web-kit';
import { useEffect } from 'react';
import { followEvent } from '../../items/live/follow-event';
import { expenseRows } from './expense-rows';
import { expensesApi } from './expenses-api';
import { followTripEvents } from '../../trip-frame/live/trip-events';

/** One expense is fetched alone, several at once as a whole. */
export const useLiveExpenses = (tripId: string): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const whole = [{ type: 'Expenses' as const, id: tripId }];
    const fetchOne = async (expenseId: string) => {
      const { getExpense } = expensesApi.endpoints;
      const query = getExpense.initiate({ tripId, expenseId }, { forceRefetch: true, subscribe: false });
      const { data, error } = await dispatch(query);
      if (data) dispatch(expenseRows.receive(tripId, data));
      else if (toApiError(error).code === 'NOT_FOUND') dispatch(expenseRows.lose(tripId, expenseId));
    };
    return followTripEvents(tripId, (event) => {
      dispatch(followEvent(tripId, event));
      if (event.type === 'connected' || event.type === 'sharing.changed')
        dispatch(expensesApi.util.invalidateTags(whole));
      if (event.type !== 'expenses.changed') return;
      if (event.expenseId) void fetchOne(event.expenseId);
      else dispatch(expensesApi.util.invalidateTags(whole));
    });
  }, [dispatch, tripId]);
};
