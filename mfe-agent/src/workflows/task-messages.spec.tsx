import type { ShownTaskMessage, TaskMessagePreview, WorkflowTask } from '@landsea/contracts/agents';
import { formatDate } from '@landsea/contracts/core';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';
import { aWorkflow, aWorkflowTask, inDays } from './testing/a-workflow';

const aMessage = (over: Partial<ShownTaskMessage> = {}): ShownTaskMessage => ({
  templateId: 'final-payment',
  way: 'auto',
  sentAt: null,
  problem: null,
  ...over,
});
const filled: TaskMessagePreview = {
  title: 'Final payment is due',
  body: 'Hi Ada,\n\nThe final payment is $1,200.00.\n\nDana',
  firstName: 'Ada',
  missing: [],
  sendsOn: inDays(3),
  timeZone: 'America/New_York',
  sentAt: null,
  problem: null,
};
const open = (task: WorkflowTask, preview: Partial<TaskMessagePreview> = {}, over: Handlers = {}) => {
  const now = { workflow: aWorkflow({ tasks: [task], isSendingPaused: false }) };
  return openAsAgent(`/app/agents/trips/${now.workflow.tripId}/tasks`, {
    'GET /api/v1/agent-trips/:tripId/tasks': () => now.workflow,
    'GET /api/v1/task-lists': () => ({ lists: [], isInAgency: false }),
    'GET /api/v1/message-templates': () => ({ templates: [], isInAgency: false }),
    'GET /api/v1/agency': () => ({ agency: null }),
    'GET /api/v1/documents': () => ({ documents: [], passports: [] }),
    'GET /api/v1/agent-trips/:tripId/tasks/:taskId/message': () => ({ ...filled, ...preview }),
    'POST /api/v1/agent-trips/:tripId/tasks/:taskId/message': () => {
      const sentAt = '2026-12-07T11:30:00.000Z';
      const tasks = [{ ...task, doneAt: sentAt, message: aMessage({ sentAt }), version: 2 }];
      now.workflow = { ...now.workflow, tasks };
      return answer(204);
    },
    'PATCH /api/v1/agent-trips/:tripId/tasks/:taskId': ({ body }) => {
      const { message } = body as { message: Pick<ShownTaskMessage, 'templateId' | 'way'> };
      const changed = { ...task, message: { ...aMessage(), ...message }, version: 2 };
      now.workflow = { ...now.workflow, tasks: [changed] };
      return changed;
    },
    'PUT /api/v1/agent-trips/:tripId/message-sending': ({ body }) => {
      now.workflow = { ...now.workflow, isSendingPaused: (body as { isPaused: boolean }).isPaused };
      return answer(204);
    },
    ...over,
  });
};
const reminder = (message: Partial<ShownTaskMessage> = {}) =>
  aWorkflowTask({ title: 'Remind them', message: aMessage(message) });

it('shows what is sent by itself and when, and switches it off there', async () => {
  const { user, requests } = open(reminder());
  const leaves = `Sends by itself on ${formatDate(inDays(3))}, at 6:30 AM`;
  expect(await screen.findByText(leaves)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Message of Remind them' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/The final payment is \$1,200\.00/)).toBeVisible();
  expect(dialog.getByText(`${leaves}.`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Don’t send by itself' }));
  expect(await screen.findByText(/^Ready for your review on/)).toBeVisible();
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 1,
    message: { templateId: 'final-payment', way: 'look' },
  });
});

it('sends what was looked at, and says when it was sent', async () => {
  const { user, requests } = open(reminder({ way: 'look' }), { sendsOn: null });
  await user.click(await screen.findByRole('button', { name: 'Message of Remind them' }));
  await user.click(await screen.findByRole('button', { name: 'Send to Ada' }));
  await user.click(await screen.findByRole('button', { name: /^Done/ }));
  expect(await screen.findByText('Sent Mon, Dec 7')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Message of Remind them' })).toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ body: filled.body });
});

it('fills in an empty field in place, sends only what is complete, and says why nothing was sent', async () => {
  const problem = 'Still empty: Amount due.';
  const missing = { body: 'Hi Ada, {{amountDue}}', missing: ['Amount due'], problem, sendsOn: null };
  const { user, requests } = open(reminder({ problem }), missing);
  expect(await screen.findByText(`Not sent by itself: ${problem}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Message of Remind them' }));
  const fill = await screen.findByRole('button', { name: 'Fill it in and send' });
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
  await user.click(fill);
  const text = screen.getByLabelText('Your message');
  expect(text).toHaveValue(missing.body);
  await user.click(screen.getByRole('button', { name: 'Send to Ada' }));
  expect(screen.getByText(/^Fill in or remove the fields/)).toBeVisible();
  await user.clear(text);
  await user.type(text, 'Hi Ada, $1,200.00');
  await user.click(screen.getByRole('button', { name: 'Send to Ada' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { body: 'Hi Ada, $1,200.00' },
  ]);
});

it('sends what was changed by the task’s own call, so that the template does not leave later', async () => {
  const { user, requests } = open(reminder());
  await user.click(await screen.findByRole('button', { name: 'Message of Remind them' }));
  await user.click(await screen.findByRole('button', { name: 'Change it first' }));
  const text = screen.getByLabelText('Your message');
  expect(text).toHaveValue(filled.body);
  await user.type(text, ' with love');
  await user.click(screen.getByRole('button', { name: 'Send to Ada now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [posted] = requests.filter(({ method }) => method === 'POST');
  expect(posted?.path).toMatch(/\/tasks\/[^/]+\/message$/);
  expect(posted?.body).toEqual({ body: `${filled.body} with love` });
});

it('keeps the text when the message is refused', async () => {
  const { user } = open(
    reminder({ way: 'look' }),
    {},
    {
      'POST /api/v1/agent-trips/:tripId/tasks/:taskId/message': () =>
        answer(403, {
          code: 'FORBIDDEN',
          message: 'Ada left. Send a new invitation, and you can write again.',
        }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Message of Remind them' }));
  await user.click(await screen.findByRole('button', { name: 'Send to Ada now' }));
  expect(await screen.findByText(/^Ada left/)).toBeVisible();
  expect(screen.getByText(/The final payment is/)).toBeVisible();
});

it('opens the filled template of a task that the agent sends', async () => {
  open(reminder({ way: 'self' }));
  const send = await screen.findByRole('link', { name: 'Send the message of Remind them' });
  expect(send).toHaveAttribute('href', expect.stringMatching(/client=.*&trip=.*&template=final-payment/));
  expect(screen.queryByText(/by itself on/)).toBeNull();
});

it('takes a message and a way for a task of the list, and pauses the whole trip', async () => {
  const { user, requests } = open(aWorkflowTask({ title: 'Remind them', message: null }));
  await user.click(await screen.findByRole('button', { name: 'Change Remind them' }));
  await user.selectOptions(await screen.findByLabelText('Message to the client'), 'Final payment is due');
  await user.selectOptions(screen.getByLabelText('How it’s sent'), 'Send by itself');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Sends by itself on/)).toBeVisible();
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    message: { templateId: 'final-payment', way: 'auto' },
  });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause what sends by itself' }));
  expect(await screen.findByText('Paused: it waits for your review')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send by itself again' }));
  await waitFor(() => expect(screen.queryByText('Paused: it waits for your review')).toBeNull());
});
