import { DndContext, DragOverlay } from '@dnd-kit/core';
import { taskStatuses, taskStatusNames } from '@landsea/contracts/planning';
import type { CalendarDate } from '@landsea/contracts/core';
import type { MoveTask, Task, TaskStatus } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Segmented } from '@landsea/ui/fields/segmented';
import { useId, useState } from 'react';
import { BoardColumn } from './board-column';
import { groupColumns } from './board-order';
import { texts } from './checklist-texts';
import { TaskCard } from './task-card';
import type { CardActions } from './card-menu';
import { TaskEditor } from './task-editor';
import type { TaskPeople } from './task-people';
import { useCardDrag } from './use-card-drag';
import type { useTaskEditor } from './use-task-editor';

interface BoardProps {
  trip: TripDetail;
  tasks: readonly Task[];
  shown: readonly Task[];
  isFiltering: boolean;
  today: CalendarDate;
  people: TaskPeople;
  editor: ReturnType<typeof useTaskEditor>;
  actions: CardActions;
  move: (task: Task, place: MoveTask) => void;
  onBlocked: (() => void) | undefined;
  column: TaskStatus;
  onColumn: (column: TaskStatus) => void;
}

export function Board(props: BoardProps) {
  const { trip, tasks, shown, isFiltering, today, people, editor, actions, move, onBlocked } = props;
  const { column, onColumn } = props;
  const gripHelp = useId();
  const [isWhole, setWhole] = useState(false);
  const { gap, dragged, context } = useCardDrag({ tasks, shown, move, onBlocked });
  const columns = groupColumns(shown);
  const stepping: CardActions = {
    ...actions,
    onStep: (task, step) => {
      // A card that is moved down must stay visible.
      setWhole(true);
      actions.onStep(task, step);
    },
  };
  const card = { tripId: trip.id, today, nameOf: people.nameOf, actions: stepping, gripHelp };
  return (
    <div data-help={texts.help.board}>
      <Segmented
        label="Column"
        className="pb-3 md:hidden print:hidden"
        options={taskStatuses.map((status) => ({
          value: status,
          label: `${taskStatusNames[status]} ${columns[status].length}`,
        }))}
        value={column}
        onValueChange={onColumn}
      />
      <p id={gripHelp} hidden>
        {texts.grip}
      </p>
      <DndContext {...context}>
        <div className="grid items-start gap-6 md:grid-cols-3 print:block print:columns-2">
          {taskStatuses.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              tasks={columns[status]}
              isFiltering={isFiltering}
              isShown={status === column}
              isWhole={isWhole || isFiltering}
              onWhole={() => setWhole(true)}
              fixedId={editor.id}
              draggedId={dragged?.id}
              gap={gap?.status === status ? gap : undefined}
            >
              {(task) =>
                task.id === editor.id ? (
                  <TaskEditor trip={trip} people={people} editor={editor} latest={task} />
                ) : (
                  <TaskCard task={task} {...card} />
                )
              }
            </BoardColumn>
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged ? (
            <div className="rotate-1 shadow-float motion-reduce:rotate-0">
              <TaskCard task={dragged} {...card} />
            </div>
          ) : null}
        </DragOverlay>
      </DndContext>
    </div>
  );
}
