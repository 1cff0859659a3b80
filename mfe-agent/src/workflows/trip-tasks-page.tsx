import { workflowTemplates } from '@landsea/rules/agents';
import type { TripWorkflow } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate, formatDateRange, notify } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Ellipsis, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useNow } from '../frame/use-now';
import { BackLink, UnloadedPage } from '../frame/unloaded-page';
import { AddTaskDialog } from './add-task-dialog';
import { TaskList } from './task-list';
import { TemplatePicker } from './template-picker';
import { usePauseSendingMutation } from '../frame/tasks/task-messages-api';
import { useRemoveWorkflowMutation, useTripWorkflow } from '../frame/tasks/workflows-api';

/** Ticks are deleted with the tasks. */
function RemoveWorkflowDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const [remove, { isLoading }] = useRemoveWorkflowMutation();
  const run = async () => {
    const { error } = await remove({ tripId });
    if (error) return;
    notify({ title: 'The list is removed', tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      title="Remove this list?"
      description="This removes all of its tasks, including finished ones and the client’s. Tasks you added stay."
      cancelLabel="Cancel"
      confirmLabel="Remove the list"
      busyLabel="One moment…"
      isBusy={isLoading}
      onConfirm={run}
      onClose={onClose}
    />
  );
}

const DocumentsCard = loadLatePart(() => import('../frame/documents/documents-card'), 'DocumentsCard');

const back = { label: 'Trips', to: '/app/agents/trips' };

export function TripTasksPage() {
  const { tripId = '' } = useParams();
  const { data: workflow, error, refetch } = useTripWorkflow(tripId);
  if (workflow) return <TripTasks workflow={workflow} />;
  const missing = { title: 'No such trip', text: 'None of your clients’ trips is at this address.' };
  return (
    <UnloadedPage {...{ error, missing, back }} loading="Loading the tasks" onRetry={() => void refetch()} />
  );
}

/** `Tue, Oct 20`, with its year unless that is this one. */
const bookedText = (bookedOn: string, today: string): string => {
  const year = bookedOn.slice(0, 4);
  return `${formatDate(bookedOn)}${year === today.slice(0, 4) ? '' : `, ${year}`}`;
};

function TripTasks({ workflow }: { workflow: TripWorkflow }) {
  const { tripId, tripName, clientId, clientName, clientJoined, startDate, endDate, tasks } = workflow;
  const today = getDateIn(useNow());
  const [asks, setAsks] = useState<'add' | 'remove'>();
  const [pause, { isLoading: isPausing }] = usePauseSendingMutation();
  const { isSendingPaused = false } = workflow;
  const open = tasks.filter(({ doneAt }) => doneAt === null).length;
  const hasClients = tasks.some(({ who }) => who === 'client');
  const close = () => setAsks(undefined);
  return (
    <>
      <PageHeader
        title={`Tasks for ${clientName}`}
        lead={
          <>
            <Link to={`/trip/${tripId}/dashboard`} className="text-sea underline underline-offset-4">
              {tripName}
            </Link>
            , {formatDateRange(startDate, endDate)}
          </>
        }
        breadcrumb={<BackLink {...back} />}
        actions={
          <>
            <Button
              size="sm"
              icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setAsks('add')}
            >
              Add a task
            </Button>
            {workflow.workflow ? (
              <Menu
                trigger={
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<Ellipsis aria-hidden size={20} strokeWidth={1.75} />}
                  >
                    <span className="sr-only">More</span>
                  </Button>
                }
              >
                <MenuItem onSelect={() => void pause({ tripId, isPaused: !isSendingPaused })}>
                  {isSendingPaused ? 'Send by itself again' : 'Pause what sends by itself'}
                </MenuItem>
                <MenuItem onSelect={() => setAsks('remove')}>Remove this list…</MenuItem>
              </Menu>
            ) : null}
          </>
        }
      />
      <div className="grid gap-6">
        {workflow.workflow ? (
          <p className="text-muted tabular-nums">
            {workflow.workflow.listTitle ?? workflowTemplates[workflow.workflow.template].title}, booked{' '}
            {bookedText(workflow.workflow.bookedOn, today)}. {String(open)} of {String(tasks.length)}{' '}
            {tasks.length === 1 ? 'task' : 'tasks'} to do. Dates follow rules that suppliers change: verify
            them in the confirmation.
          </p>
        ) : (
          <TemplatePicker workflow={workflow} />
        )}
        {isSendingPaused ? (
          <Notice>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              Paused: no message of this trip sends by itself. Each one waits in your morning.
              <Button
                size="sm"
                variant="quiet"
                busy={isPausing}
                busyLabel="One moment…"
                onClick={() => void pause({ tripId, isPaused: false })}
              >
                Send by itself again
              </Button>
            </span>
          </Notice>
        ) : null}
        {hasClients && !clientJoined ? (
          <p className="text-muted">
            {clientName} will see their own tasks after joining.{' '}
            <Link to={`/app/agents/clients/${clientId}`} className="text-sea underline underline-offset-4">
              Invite them
            </Link>
          </p>
        ) : null}
        <TaskList workflow={workflow} today={today} />
        <Suspense>
          <DocumentsCard clientId={clientId} tripId={tripId} />
        </Suspense>
      </div>
      {asks === 'add' ? <AddTaskDialog tripId={tripId} clientName={clientName} onClose={close} /> : null}
      {asks === 'remove' ? <RemoveWorkflowDialog tripId={tripId} onClose={close} /> : null}
    </>
  );
}
