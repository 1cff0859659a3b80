import type { AddCall, ClientTimeline, TimelineLine } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../../testing/open-as-agent';
import { aClientDigest } from '../digest/testing/a-client-digest';

const clientId = 'c0000000-0000-4000-8000-000000000001';
const talkId = 'd0000000-0000-4000-8000-000000000001';
const jen = {
  ...{
    id: clientId,
    firstName: 'Jen',
    lastName: 'Brubaker',
    email: 'jen@example.com',
    phone: null,
    notes: null,
  },
  ...{ createdAt: '2026-11-21T10:00:00.000Z', sharedTrips: [], version: 3, stage: 'lead', tags: [] },
  ...{ nextStep: null, nextStepOn: null, people: [], connections: [] },
  invitation: { state: 'not-invited', at: null, expiresAt: null },
};
const nobody = { targetId: null, tripId: null, tripName: null, cents: null, currency: null };
const listed: TimelineLine = {
  ...{ key: `listed:${clientId}`, kind: 'listed', at: '2026-11-21T10:00:00.000Z', by: null, isYou: false },
  ...{ action: 'listed', what: 'Jen', ...nobody },
};
const callOf = ({ id, text, withName, at }: AddCall): TimelineLine => ({
  ...{ key: `call:${id}`, kind: 'call', at, by: 'Dana', isYou: true, action: 'logged', what: text },
  ...{ ...nobody, targetId: id, call: { id, text, withName, at, byName: 'Dana', version: 1 } },
});

const open = (handlers: Handlers = {}) => {
  const calls = new Map<string, AddCall>();
  const timeline = (): ClientTimeline => ({
    planned: [],
    lines: [...[...calls.values()].map(callOf), listed],
    next: null,
  });
  const page = openAsAgent(`/app/agents/clients/${clientId}`, {
    'GET /api/v1/agency': () => ({ agency: null }),
    'GET /api/v1/client-duplicates/:clientId': () => ({ clients: [], canMerge: true }),
    'GET /api/v1/documents': () => ({ documents: [], passports: [] }),
    'GET /api/v1/agreements': () => ({ agreements: [] }),
    'GET /api/v1/clients/:clientId/digest': () => aClientDigest(),
    'GET /api/v1/quotes': () => ({ quotes: [] }),
    'GET /api/v1/client-list': () => ({ clients: [], next: null }),
    'GET /api/v1/clients/:clientId/money': () => ({
      owesCents: 0,
      next: null,
      expectedCents: 0,
      bookings: 0,
    }),
    'GET /api/v1/clients/:clientId': () => jen,
    'GET /api/v1/clients/:clientId/timeline': timeline,
    'POST /api/v1/clients/:clientId/calls': ({ body }) => {
      const call = body as AddCall;
      calls.set(call.id, call);
      return answer(201, callOf(call).call);
    },
    'DELETE /api/v1/calls/:callId': ({ params }) => {
      calls.delete(params['callId'] ?? '');
      return answer(204);
    },
    ...handlers,
  });
  return { ...page, calls };
};
const choose = async ({ user }: ReturnType<typeof open>, way: string) =>
  user.click(await screen.findByRole('radio', { name: way }));

it('logs a call with the keyboard, and takes it back', async () => {
  const page = open();
  const { user } = page;
  await choose(page, 'Log a call');
  expect(screen.getByLabelText('With')).toHaveValue('Jen');
  await user.click(screen.getByRole('button', { name: 'Log the call' }));
  expect(await screen.findByText('Write a line about the call')).toBeVisible();
  await user.type(screen.getByLabelText('What was said'), 'They want a balcony{Control>}{Enter}{/Control}');
  const day = within(await screen.findByRole('region', { name: 'Today' }));
  expect(day.getByText('They want a balcony')).toBeVisible();
  expect(day.getByText(/^You logged a call with Jen/)).toBeVisible();
  expect(screen.getByLabelText('What was said')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('They want a balcony')).toBeNull());
});

it('takes the time of a call when one begins to write, unless it was chosen', async () => {
  jest.useFakeTimers({ now: new Date(2027, 2, 14, 9, 5), advanceTimers: true });
  try {
    const page = open();
    await choose(page, 'Log a call');
    expect(screen.getByLabelText('At')).toHaveValue('09:05');
    jest.setSystemTime(new Date(2027, 2, 14, 15, 40));
    await page.user.type(screen.getByLabelText('What was said'), 'T');
    expect(screen.getByLabelText('At')).toHaveValue('15:40');
    await page.user.clear(screen.getByLabelText('What was said'));
    fireEvent.change(screen.getByLabelText('At'), { target: { value: '11:00' } });
    await page.user.type(screen.getByLabelText('What was said'), 'T');
    expect(screen.getByLabelText('At')).toHaveValue('11:00');
  } finally {
    jest.useRealTimers();
  }
});

it('deletes a call so that it can come back', async () => {
  const page = open();
  const { user } = page;
  await choose(page, 'Log a call');
  await user.type(screen.getByLabelText('What was said'), 'Two rooms');
  await user.click(screen.getByRole('button', { name: 'Log the call' }));
  await user.click(await screen.findByRole('button', { name: /^More for the call/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Call deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Two rooms')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Two rooms')).toBeVisible();
});

it('keeps what was typed about a call that could not be saved', async () => {
  const page = open({
    'POST /api/v1/clients/:clientId/calls': () =>
      answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now, please try again.' }),
  });
  await choose(page, 'Log a call');
  await page.user.type(screen.getByLabelText('What was said'), 'Two rooms');
  await page.user.click(screen.getByRole('button', { name: 'Log the call' }));
  expect(await screen.findByText('Not now, please try again.')).toBeVisible();
  await choose(page, 'Write');
  await choose(page, 'Log a call');
  expect(screen.getByLabelText('What was said')).toHaveValue('Two rooms');
});

it('sends a message with the keyboard, and keeps the text when that fails', async () => {
  let isDown = true;
  const talk = {
    ...{ id: talkId, clientId, clientName: 'Jen Brubaker', side: 'agent', isAboutTrip: false, trip: null },
    ...{ last: null, unread: 0, waitingSince: null, isClosed: false, emailedTo: 'jen@example.com', held: 0 },
  };
  const page = open({
    'POST /api/v1/conversations': () => talk,
    'POST /api/v1/conversations/:id/messages': ({ body }) =>
      isDown
        ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now, please try again.' })
        : answer(201, {
            ...{ id: (body as { id: string }).id, number: 1, side: 'agent', authorName: 'Dana' },
            ...{ body: 'Welcome aboard', sentAt: '2027-03-14T15:15:00.000Z', via: 'app', files: [] },
          }),
  });
  const box = await screen.findByLabelText('Your message');
  await page.user.type(box, 'Welcome aboard{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Not now, please try again.')).toBeVisible();
  expect(box).toHaveValue('Welcome aboard');
  isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box).toHaveValue(''));
  const sent = page.requests.filter(({ path }) => path.endsWith(`${talkId}/messages`));
  expect(new Set(sent.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

it('plans the one next step, which stands on top with its day', async () => {
  let step: { nextStep: string | null; nextStepOn: string | null } = { nextStep: null, nextStepOn: null };
  let version = 3;
  const page = open({
    'GET /api/v1/clients/:clientId': () => ({ ...jen, ...step, version }),
    'PATCH /api/v1/clients/:clientId': ({ body }) => {
      const { version: _seen, ...changed } = body as typeof step & { version: number };
      step = { ...step, ...changed };
      version += 1;
      return { ...jen, ...step, version };
    },
    'GET /api/v1/clients/:clientId/timeline': (): ClientTimeline => ({
      planned: step.nextStep
        ? [
            {
              ...{ key: 'step:1', kind: 'step', on: step.nextStepOn, what: step.nextStep, who: 'agent' },
              ...{ tripId: null, tripName: null, cents: null, currency: null },
            },
          ]
        : [],
      lines: [listed],
      next: null,
    }),
  });
  await choose(page, 'Plan a step');
  await page.user.click(screen.getByRole('button', { name: 'Plan it' }));
  expect(await screen.findByText('Write what comes next, or choose a day')).toBeVisible();
  await page.user.type(screen.getByLabelText('Next step'), 'Ask for heights');
  await page.user.click(screen.getByRole('button', { name: 'Plan it' }));
  const planned = within(await screen.findByRole('region', { name: 'Planned' }));
  expect(planned.getByText('Ask for heights')).toBeVisible();
  expect(planned.getByText('No day yet')).toBeVisible();
  await page.user.click(planned.getByRole('button', { name: 'Done with Ask for heights' }));
  expect(await screen.findByText('Done: Ask for heights', { selector: '[role=status] span' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Planned' })).toBeNull());
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Planned' })).toBeVisible();
});

it('says that the timeline did not come, and asks again', async () => {
  let isDown = true;
  const page = open({
    'GET /api/v1/clients/:clientId/timeline': () =>
      isDown
        ? answer(500, { code: 'INTERNAL', message: 'Something went wrong.' })
        : { planned: [], lines: [listed], next: null },
  });
  const again = await screen.findByRole('button', { name: /again/i });
  isDown = false;
  await page.user.click(again);
  expect(await screen.findByText('Jen came to your list')).toBeVisible();
});

it('writes to nobody whom no message reaches', async () => {
  open({ 'GET /api/v1/clients/:clientId': () => ({ ...jen, email: '' }) });
  expect(await screen.findByText(/has no email address yet/)).toBeVisible();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});
