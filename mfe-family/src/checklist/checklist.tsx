import { getDateIn } from '@landsea/contracts/core';
import { taskStatusNames, type MoveTask, type Task, type TaskStatus } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { PageHeader } from '@landsea/ui/page-header';
import { useRows } from '@landsea/web-kit/rows';
import { ListFilter, ListPlus, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUndoActivityMutation } from '../trip-frame/api/activity-api';
import { Crumb } from '../trip-frame/page/crumb';
import { ReadOnlyNotice, EditorOnly } from '../trip-frame/access/read-only';
import { Page } from '../trip-frame/page/page';
import { Notebook } from '../trip-frame/page/scenes';
import { useGetSharingQuery } from '../trip-frame/api/sharing-api';
import { toCreateTask, taskRows } from '../trip-frame/api/task-rows';
import { useEditGate } from '../trip-frame/access/use-edit-gate';
import { useNow } from '../trip-frame/page/use-now';
import { useUndo } from '../trip-frame/undo/undo-bar';
import { Board } from './board';
import { groupColumns, reorderTasks, findBoardPlace, findStep, type CardStep } from './board-order';
import { texts } from './checklist-texts';
import { ProgressHorizon } from './progress-horizon';
import { QuickAdd } from './quick-add';
import { TaskConflictDialog } from './task-conflict-dialog';
import { TaskEditor } from './task-editor';
import { filterTasks, isFiltering, noFilter } from './task-filter';
import { TaskFilterBar } from './task-filter-bar';
import { listTaskPeople } from './task-people';
import { TemplateDialog } from './template-dialog';
import { useTaskEditor } from './use-task-editor';
import { useTaskMoves } from './use-task-moves';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

export function Checklist({ trip, tasks }: { trip: TripDetail; tasks: readonly Task[] }) {
  const tripId = trip.id;
  const today = getDateIn(useNow());
  const onBlocked = useEditGate(tripId);
  const { offerUndo, undoBar } = useUndo();
  const { data: sharing } = useGetSharingQuery(tripId);
  const moveCard = useTaskMoves(tripId);
  const rows = useRows(taskRows, tripId);
  const [undoActivity] = useUndoActivityMutation();
  const [filter, setFilter] = useState(noFilter);
  const [column, setColumn] = useState<TaskStatus>('to-do');
  const [editedIn, setEditedIn] = useState<TaskStatus>();
  const [filtering, setFiltering] = useState(false);
  const [suggesting, setSuggesting] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const focusOn = useRef<{ element: string; once?: (task: Task) => boolean }>(undefined);
  const people = listTaskPeople(trip.party, sharing);
  const editor = useTaskEditor(rows, (id) => {
    focusOn.current = { element: `task-${id}` };
  });
  const shown = filterTasks(tasks, filter, today, people.nameOf, editor.id);
  const edited = tasks.find(({ id }) => id === editor.id);
  // On a phone the view follows the edited card when another person moves it.
  if (edited?.status !== editedIn) {
    setEditedIn(edited?.status);
    if (edited) setColumn(edited.status);
  }

  // A card in a new column is a new element, so the focus has to move along.
  useEffect(() => {
    const { element = '', once } = focusOn.current ?? {};
    const target = document.getElementById(element);
    if (!target || (once && !tasks.some(once))) return;
    target.focus();
    focusOn.current = undefined;
  });

  const move = (task: Task, place: MoveTask) => {
    if (onBlocked) return onBlocked();
    const after = groupColumns(reorderTasks(tasks, task.id, place))[place.status];
    const rank = after.findIndex(({ id }) => id === task.id) + 1;
    setAnnouncement(`${task.title}: ${taskStatusNames[place.status]}, ${rank} of ${after.length}`);
    moveCard(task.id, place);
  };
  const step = (task: Task, direction: CardStep) => {
    const place = findStep(tasks, shown, task, direction);
    if (!place) return setAnnouncement('It’s already at the edge.');
    if (!onBlocked) {
      focusOn.current = {
        element: `grip-${task.id}`,
        once: ({ id, status }) => id === task.id && status === place.status,
      };
      setColumn(place.status);
    }
    move(task, place);
  };
  const toColumn = (task: Task, status: TaskStatus) => {
    if (onBlocked) return onBlocked();
    const before = findBoardPlace(tasks, task);
    move(task, { status, afterId: null });
    offerUndo({
      text: `${task.title}: ${taskStatusNames[status]}`,
      undo: () => moveCard(task.id, before),
    });
  };
  const toggle = (task: Task) => {
    const mates = groupColumns(shown)[task.status];
    const next = mates[mates.findIndex(({ id }) => id === task.id) + 1];
    if (next && !onBlocked) focusOn.current = { element: `check-${next.id}` };
    toColumn(task, task.status === 'done' ? 'to-do' : 'done');
  };
  const remove = async (task: Task) => {
    if (onBlocked) return onBlocked();
    const place = findBoardPlace(tasks, task);
    const removed = await rows.remove(task);
    if (removed.kind !== 'saved') return;
    const again = { ...toCreateTask(task), ...place };
    offerUndo({ text: `${task.title} deleted`, undo: () => void rows.create(again) });
  };
  const suggest = () => (onBlocked ? onBlocked() : setSuggesting(true));

  return (
    <Page>
      <PageHeader
        title={texts.title}
        breadcrumb={<Crumb to={`/trip/${tripId}/dashboard`}>{trip.name}</Crumb>}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <EditorOnly>
              <Button size="sm" icon={<ListPlus {...icon} />} onClick={suggest}>
                Suggestions
              </Button>
            </EditorOnly>
            {tasks.length > 0 ? (
              <Button
                size="sm"
                variant="quiet"
                className="sm:hidden"
                aria-expanded={filtering}
                icon={<ListFilter {...icon} />}
                onClick={() => setFiltering(!filtering)}
              >
                Filter
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" icon={<Printer {...icon} />} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        }
      />
      <ReadOnlyNotice />
      <div className="grid grid-cols-1 gap-5">
        {tasks.length > 0 ? (
          <ProgressHorizon
            {...{ trip, tasks, today }}
            onOverdue={() => {
              setColumn('to-do');
              setFilter({ ...noFilter, due: 'overdue' });
            }}
          />
        ) : null}
        <EditorOnly>
          <QuickAdd tripId={tripId} count={tasks.length} onBlocked={onBlocked} />
        </EditorOnly>
        {editor.id !== undefined && !edited ? (
          <TaskEditor trip={trip} people={people} editor={editor} latest={undefined} />
        ) : null}
        {tasks.length === 0 ? (
          <EmptyState
            art={<Notebook />}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={
              <EditorOnly>
                <Button variant="primary" size="lg" onClick={suggest}>
                  {texts.emptyAction}
                </Button>
              </EditorOnly>
            }
          />
        ) : (
          <>
            <TaskFilterBar
              {...{ people, filter }}
              onChange={setFilter}
              isOpen={filtering || isFiltering(filter)}
              shown={shown.length}
              all={tasks.length}
            />
            <Board
              {...{ trip, tasks, shown, today, people, editor, move, onBlocked, column }}
              isFiltering={isFiltering(filter)}
              onColumn={setColumn}
              actions={{
                onToggle: toggle,
                onEdit: (task) => (onBlocked ? onBlocked() : editor.open(task)),
                onRemove: (task) => void remove(task),
                onStep: step,
                onColumn: toColumn,
              }}
            />
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {undoBar}
      {rows.conflict ? (
        <TaskConflictDialog
          conflict={rows.conflict}
          {...{ trip, people }}
          onSettle={(keep) => void rows.settleConflict(keep)}
        />
      ) : null}
      {suggesting ? (
        <TemplateDialog
          tripId={tripId}
          onClose={() => setSuggesting(false)}
          onAdded={(added, activityId) => {
            setSuggesting(false);
            if (activityId)
              offerUndo({
                text: `${added} ${added === 1 ? 'task' : 'tasks'} added`,
                undo: () => void undoActivity({ tripId, activityId }),
              });
          }}
        />
      ) : null}
    </Page>
  );
}
