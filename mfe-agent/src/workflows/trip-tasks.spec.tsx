import type { TripWorkflow } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';
import { aWorkflow, aWorkflowTask, inDays } from './testing/a-workflow';

const none = aWorkflow({ workflow: null, tasks: [] });
const team = {
  id: 'e0000000-0000-4000-8000-000000000001',
  name: 'Coral Travel',
  role: 'owner',
  version: 1,
  members: ['Dana', 'Kim'].map((name, index) => ({
    userId: `e0000000-0000-4000-8000-00000000001${index}`,
    name,
    email: `${name}@example.com`,
    role: index === 0 ? 'owner' : 'assistant',
    joinedAt: '2026-10-01T10:00:00.000Z',
    clients: 0,
    isYou: index === 0,
  })),
  invitations: [],
};

const open = (workflow: TripWorkflow, change: Handlers = {}) => {
  const now = { workflow };
  const page = openAsAgent(`/app/agents/trips/${workflow.tripId}/tasks`, {
    'GET /api/v1/agent-trips/:tripId/tasks': () => now.workflow,
    'GET /api/v1/task-lists': () => ({ lists: [], isInAgency: true }),
    'GET /api/v1/agency': () => ({ agency: team }),
    'GET /api/v1/documents': () => ({ documents: [], passports: [] }),
    'POST /api/v1/agent-trips/:tripId/workflow': () => (now.workflow = aWorkflow()),
    'DELETE /api/v1/agent-trips/:tripId/workflow': () => {
      now.workflow = none;
      return answer(204);
    },
    'PATCH /api/v1/agent-trips/:tripId/tasks/:taskId': ({ body, params }) => {
      const { done, ...rest } = body as { done?: boolean };
      const tasks = now.workflow.tasks.map((task) =>
        task.id === params['taskId']
          ? {
              ...task,
              ...rest,
              ...(done !== undefined && { doneAt: done ? new Date().toISOString() : null }),
              version: task.version + 1,
            }
          : task,
      );
      now.workflow = { ...now.workflow, tasks };
      return tasks.find(({ id }) => id === params['taskId']);
    },
    'DELETE /api/v1/agent-trips/:tripId/tasks/:taskId': ({ params }) => {
      const tasks = now.workflow.tasks.filter(({ id }) => id !== params['taskId']);
      now.workflow = { ...now.workflow, tasks };
      return answer(204);
    },
    'POST /api/v1/agent-trips/:tripId/tasks/:taskId/restore': ({ params }) => {
      now.workflow = workflow;
      return workflow.tasks.find(({ id }) => id === params['taskId']);
    },
    'POST /api/v1/agent-trips/:tripId/tasks': ({ body }) => {
      const task = aWorkflowTask({ ...(body as object), rule: null, reason: null, isOfTemplate: false });
      now.workflow = { ...now.workflow, tasks: [...now.workflow.tasks, task] };
      return task;
    },
    ...change,
  });
  return page;
};
const inGroup = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(name) }));

describe('the tasks of a trip', () => {
  it('begin with the template that fits', async () => {
    const { user, requests } = open(none);
    const cards = await screen.findAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Family to the parks',
      'Cruise',
      'Land and sea',
    ]);
    expect(screen.getAllByText('Fits this trip')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Use this list Family to the parks' }));
    expect(await screen.findByLabelText('Book the tables as they open')).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      template: 'parks',
      bookedOn: inDays(0),
      pastIsDone: true,
    });
  });

  it('stand by time, each with its day and why then', async () => {
    const tasks = [
      aWorkflowTask({ title: 'Pay the deposit', dueOn: inDays(-2), who: 'client' }),
      aWorkflowTask({ movedFrom: inDays(9) }),
      aWorkflowTask({ title: 'Pack', dueOn: inDays(20) }),
      aWorkflowTask({ title: 'Ask for a review', dueOn: inDays(90) }),
      aWorkflowTask({ title: 'Read it back', doneAt: '2026-11-01T10:00:00.000Z', doneBy: 'Kim' }),
    ];
    const workflow = { template: 'parks', bookedOn: '2025-10-01' } as const;
    const { user } = open(aWorkflow({ workflow, tasks }));
    expect(await screen.findByText(/booked Wed, Oct 1, 2025\./)).toBeVisible();
    const overdue = await inGroup('Overdue');
    expect(overdue.getByText(/2 days late/)).toBeVisible();
    expect(overdue.getByText('The client does this')).toBeVisible();
    const week = await inGroup('This week');
    expect(week.getByText(/The day dining opens \(Mar 14\)\. Popular tables go/)).toBeVisible();
    expect(week.getByText(/The trip moved: it was due/)).toBeVisible();
    expect((await inGroup('Next 30 days')).getByLabelText('Pack')).toBeVisible();
    expect(screen.queryByLabelText('Ask for a review')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Later/ }));
    expect(screen.getByLabelText('Ask for a review')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Done/ }));
    expect(screen.getByText(/by Kim/)).toBeVisible();
  });

  it('are ticked with the keyboard, and that is taken back', async () => {
    const { user, requests } = open(aWorkflow());
    (await screen.findByLabelText('Book the tables as they open')).focus();
    await user.keyboard(' ');
    expect(await screen.findByText('“Book the tables as they open” is done.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Book the tables as they open')).not.toBeChecked();
    expect(requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { version: 1, done: true },
      { version: 2, done: false },
    ]);
  });

  it('get another day and somebody of the team', async () => {
    const { user, requests } = open(aWorkflow());
    await user.click(await screen.findByRole('button', { name: 'Change Book the tables as they open' }));
    await user.selectOptions(await screen.findByLabelText('Who on your team'), 'Kim');
    const due = screen.getByLabelText('Due');
    await user.clear(due);
    await user.type(due, inDays(5));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
        version: 1,
        title: 'Book the tables as they open',
        note: '',
        dueOn: inDays(5),
        assigneeId: team.members[1]?.userId,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are not needed, and come back by undo', async () => {
    const { user } = open(aWorkflow());
    await user.click(await screen.findByRole('button', { name: /^Change/ }));
    await user.click(screen.getByRole('button', { name: 'Not needed' }));
    expect(await screen.findByText('“Book the tables as they open” is not needed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Book the tables as they open')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Book the tables as they open')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('keep what was typed when a change is refused', async () => {
    const conflict = { code: 'EDIT_CONFLICT', message: 'This task was changed meanwhile.' };
    const { user } = open(aWorkflow(), {
      'PATCH /api/v1/agent-trips/:tripId/tasks/:taskId': () => answer(409, conflict),
    });
    await user.click(await screen.findByRole('button', { name: /^Change/ }));
    await user.type(screen.getByLabelText('Note'), 'By the window');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('This task was changed meanwhile.')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('By the window');
  });

  it('take one of the agent’s own', async () => {
    const { user } = open(aWorkflow());
    await user.click(await screen.findByRole('button', { name: 'Add a task' }));
    await user.click(screen.getByRole('button', { name: 'Add the task' }));
    expect(await screen.findByText('A title is required')).toBeVisible();
    await user.type(screen.getByLabelText('Task'), 'Order the flowers');
    await user.click(screen.getByRole('button', { name: 'Add the task' }));
    await user.click(await screen.findByRole('button', { name: /^Later/ }));
    expect(screen.getByLabelText('Order the flowers')).toBeVisible();
  });

  it('repeat until the trip begins, say so, and are left out for one time', async () => {
    const { user, requests } = open(aWorkflow({ tasks: [] }));
    await user.click(await screen.findByRole('button', { name: 'Add a task' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Task'), 'Look at prices');
    await user.selectOptions(dialog.getByLabelText('Repeats'), 'Every week');
    await user.click(dialog.getByRole('button', { name: 'Add the task' }));
    expect(await dialog.findByText('Choose the first day of a task that repeats')).toBeVisible();
    await user.type(dialog.getByLabelText('First day'), inDays(3));
    await user.click(dialog.getByRole('button', { name: 'Add the task' }));
    expect(await screen.findByText('Every week')).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      dueOn: inDays(3),
      repeat: { every: 'week', until: null },
    });
    await user.click(screen.getByRole('button', { name: 'Change Look at prices' }));
    await user.click(await screen.findByRole('button', { name: 'Not this time' }));
    expect(await screen.findByText('“Look at prices” is left out this time.')).toBeVisible();
  });

  it('go after a question, and the templates come back', async () => {
    const { user } = open(aWorkflow());
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove this list…' }));
    await user.click(screen.getByRole('button', { name: 'Remove the list' }));
    expect(await screen.findByRole('heading', { name: 'Choose a list of tasks' })).toBeVisible();
  });

  it('say that there is no such trip', async () => {
    open(none, {
      'GET /api/v1/agent-trips/:tripId/tasks': () => answer(404, { code: 'NOT_FOUND', message: 'No.' }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'No such trip' })).toBeVisible();
  });
});
