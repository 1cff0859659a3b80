import { useAppDispatch } from '@landsea/web-kit';
import type { MoveTask } from '@landsea/contracts/planning';
import { useCallback, useEffect, useRef } from 'react';
import { tasksApi, useMoveTaskMutation } from '../trip-frame/api/tasks-api';
import { followEvent } from '../items/live/follow-event';
import { reorderTasks } from './board-order';
import { followTripEvents } from '../trip-frame/live/trip-events';

/**
 * The board changes at once, the service one call after the other, so that the last move wins. Moves in
 * flight block refetching; a failed move reverts all later ones.
 */
export const useTaskMoves = (tripId: string): ((id: string, place: MoveTask) => void) => {
  const dispatch = useAppDispatch();
  const [moveTask] = useMoveTaskMutation();
  const waiting = useRef<{ id: string; place: MoveTask }[]>([]);
  const putBack = useRef<() => void>(undefined);

  const refresh = useCallback(
    () => dispatch(tasksApi.util.invalidateTags([{ type: 'Tasks', id: tripId }])),
    [dispatch, tripId],
  );

  useEffect(
    () =>
      followTripEvents(tripId, (event) => {
        const isOwnNoise = event.type === 'tasks.changed' && waiting.current.length > 0;
        if (!isOwnNoise) dispatch(followEvent(tripId, event));
      }),
    [dispatch, tripId],
  );

  const send = useCallback(async () => {
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const answer = await moveTask({ tripId, taskId: next.id, place: next.place });
      if (answer.error) {
        waiting.current = [];
        putBack.current?.();
        break;
      }
      waiting.current.shift();
    }
    putBack.current = undefined;
    refresh();
  }, [moveTask, refresh, tripId]);

  return useCallback(
    (id: string, place: MoveTask) => {
      // A response that was requested before this move would revert it.
      dispatch(tasksApi.util.getRunningQueryThunk('getTasks', tripId))?.abort();
      // The whole board is replaced, so that undoing the first of several moves undoes all.
      const { undo } = dispatch(
        tasksApi.util.updateQueryData('getTasks', tripId, (board) => ({
          ...board,
          tasks: reorderTasks(board.tasks, id, place),
        })),
      );
      putBack.current ??= undo;
      waiting.current.push({ id, place });
      if (waiting.current.length === 1) void send();
    },
    [dispatch, send, tripId],
  );
};
