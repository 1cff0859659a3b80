import type { OwnTaskList, WorkflowTemplateKey } from '@landsea/contracts/agents';
import { workflowTemplates } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { toApiError } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { countTasks } from '../frame/tasks/count-tasks';
import {
  useListTaskListsQuery,
  useRemoveTaskListMutation,
  useSaveTaskListMutation,
} from '../frame/tasks/task-lists-api';
import { OwnTemplateRow, TemplateGroupRow, TemplateGroups } from '../frame/template-groups';
import { useUndoBar, type LastDone } from '../frame/undo-bar';
import { ListDialog } from './list-dialog';
import { startFromList, startFromOurs, startList, type ListDraft } from './list-draft';

const keys = Object.keys(workflowTemplates) as WorkflowTemplateKey[];

export function TaskListsPage() {
  const { data, error, refetch } = useListTaskListsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [draft, setDraft] = useState<ListDraft>();
  const { offer, undoBar } = useUndoBar();
  if (error && !data)
    return <ErrorState isPage text={toApiError(error).message} onRetry={() => void refetch()} />;
  const lists = data?.lists ?? [];
  const own = lists.filter(({ isOwn }) => isOwn);
  const shared = lists.filter(({ isOwn }) => !isOwn);
  const ours = keys.filter((key) => !own.some(({ replaces }) => replaces === key));
  return (
    <>
      <PageHeader
        title="Task lists"
        lead="Write down how you work once. On each trip the tasks get their days from its dates, and move with it."
        actions={
          <Button
            size="sm"
            variant="primary"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => setDraft(startList())}
          >
            New list
          </Button>
        }
      />
      <TemplateGroups
        own={
          data && own.map((list) => <Own key={list.id} list={list} onChange={setDraft} onRemoved={offer} />)
        }
        ofAgency={shared.map((list) => (
          <TemplateGroupRow
            key={list.id}
            title={list.title}
            body={countTasks(list.tasks)}
            note={`By ${list.authorName}`}
          >
            <Button size="sm" onClick={() => setDraft(startFromList(list))}>
              Copy and change
            </Button>
          </TemplateGroupRow>
        ))}
        ours={ours.map((key) => (
          <TemplateGroupRow
            key={key}
            title={workflowTemplates[key].title}
            body={`${workflowTemplates[key].text} ${countTasks(workflowTemplates[key].tasks)}.`}
          >
            <Button size="sm" onClick={() => setDraft(startFromOurs(key))}>
              Make it yours
            </Button>
          </TemplateGroupRow>
        ))}
      />
      {undoBar}
      {draft ? (
        <ListDialog
          key={draft.id}
          draft={draft}
          isInAgency={data?.isInAgency ?? false}
          onClose={() => setDraft(undefined)}
        />
      ) : null}
    </>
  );
}

interface OwnProps {
  list: OwnTaskList;
  onChange: (draft: ListDraft) => void;
  onRemoved: (done: LastDone) => void;
}

function Own({ list, onChange, onRemoved }: OwnProps) {
  const [remove, { isLoading }] = useRemoveTaskListMutation();
  const [save] = useSaveTaskListMutation();
  const { id, title, tasks, isShared, replaces } = list;
  const bringBack = () => save({ id, ...startFromList(list).values, version: 0 });
  const removeIt = async () => {
    const { data } = await remove(id);
    if (!data) return;
    const text = `“${title}” was deleted. ${replaces ? 'Ours takes its place, and trips' : 'Trips'} that use it keep their tasks.`;
    onRemoved({ text, undo: () => void bringBack() });
  };
  return (
    <OwnTemplateRow
      {...{ title, isShared }}
      body={countTasks(tasks)}
      isDeleting={isLoading}
      onChange={() => onChange(startFromList(list))}
      onDelete={() => void removeIt()}
    />
  );
}
