import type { DueTask, ShownTaskMessage } from '@landsea/contracts/agents';
import { answer } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';
import { aWorkflowTask, inDays } from '../workflows/testing/a-workflow';

const aDueTask = (message: Partial<ShownTaskMessage>, dueOn = inDays(0)): DueTask => ({
  ...aWorkflowTask({ title: 'Remind them', dueOn }),
  message: { templateId: 'final-payment', way: 'look', sentAt: null, problem: null, ...message },
  tripId: 'a0000000-0000-4000-8000-000000000001',
  tripName: 'Spring break',
  clientId: 'c0000000-0000-4000-8000-000000000001',
  clientName: 'Ada Byron',
});

const open = (task: DueTask) => {
  const now = { tasks: [task] };
  return openAsAgent('/app/agents/morning', {
    'GET /api/v1/morning': () => ({ entries: [], total: 0, trips: 1 }),
    'GET /api/v1/conversations/unanswered': () => ({ waiting: null, held: null }),
    'GET /api/v1/paper-alerts': () => ({ alerts: [] }),
    'GET /api/v1/booking-alerts': () => ({ alerts: [], total: 0 }),
    'GET /api/v1/agreement-alerts': () => ({ alerts: [] }),
    'GET /api/v1/workflow-tasks': () => ({ tasks: now.tasks, total: now.tasks.length }),
    'GET /api/v1/agent-trips/:tripId/tasks/:taskId/message': () => ({
      title: 'Final payment is due',
      body: 'Hi Ada, the final payment is $1,200.00.',
      firstName: 'Ada',
      missing: [],
      sendsOn: null,
      timeZone: 'America/New_York',
      sentAt: null,
      problem: task.message?.problem ?? null,
    }),
    'POST /api/v1/agent-trips/:tripId/tasks/:taskId/message': () => {
      now.tasks = [];
      return answer(204);
    },
  });
};

it('stands filled in on its day, and one tap sends it', async () => {
  const { user, requests } = open(aDueTask({}));
  expect(await screen.findByText('Hi Ada, the final payment is $1,200.00.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send to Ada' }));
  await waitFor(() => expect(screen.queryByText('Remind them')).toBeNull());
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    body: 'Hi Ada, the final payment is $1,200.00.',
  });
});

it('says why it did not leave by itself', async () => {
  open(aDueTask({ way: 'auto', problem: 'The trip is over, so nothing is sent by itself.' }, inDays(-1)));
  expect(await screen.findByText('The trip is over, so nothing is sent by itself.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send to Ada' })).toBeVisible();
});

it('says when it leaves by itself, and asks for nothing before its day', async () => {
  open(aDueTask({ way: 'auto' }, inDays(2)));
  expect(await screen.findByText(/^Sends by itself on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
});
