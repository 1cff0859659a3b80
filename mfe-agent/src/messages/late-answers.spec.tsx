import type { Conversation, ConversationMessage } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const base = '/api/v1/conversations';
const conversationId = 'a0000000-0000-4000-8000-000000000001';
const conversation: Conversation = {
  ...{ id: conversationId, clientId: 'c0000000-0000-4000-8000-000000000001', clientName: 'Ada Byron' },
  ...{ side: 'agent', isAboutTrip: false, trip: null, last: null, unread: 1, isClosed: false },
  waitingSince: '2026-11-22T10:00:00.000Z',
};
const message = (number: number, change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  ...{ id: `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`, number, side: 'client' },
  ...{ authorName: 'Ada', body: `Message ${number}`, sentAt: '2026-11-24T10:00:00.000Z', via: 'app' },
  ...change,
});

const open = (handlers: Handlers) =>
  openAsAgent(`/app/agents/messages?conversation=${conversationId}`, {
    [`GET ${base}`]: () => ({ conversations: [conversation] }),
    [`POST ${base}/:id/read`]: () => undefined,
    'GET /api/v1/clients/:clientId': () => answer(404, { code: 'NOT_FOUND', message: 'Not found' }),
    ...handlers,
  });

it('keeps what was just sent when an answer from before comes in late, and waits no more', async () => {
  const late: (() => void)[] = [];
  let looks = 0;
  let isSent = false;
  const { user, live } = open({
    [`GET ${base}/:id`]: async () => {
      looks += 1;
      const waitingSince = isSent ? null : conversation.waitingSince;
      // The second look set out before the message was sent.
      if (looks === 2) await new Promise<void>((resolve) => late.push(resolve));
      return {
        conversation: { ...conversation, waitingSince },
        ...{ messages: [message(7)], hasEarlier: false, readers: [] },
      };
    },
    [`POST ${base}/:id/messages`]: () => {
      isSent = true;
      return answer(201, message(8, { side: 'agent', body: 'Of course' }));
    },
  });
  await screen.findByText('Message 7');
  live.emit({ type: 'changed', conversationId });
  await waitFor(() => expect(late).toHaveLength(1));
  await user.type(screen.getByLabelText('Your message'), 'Of course{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Of course', { selector: 'li p' })).toBeVisible();
  late.forEach((arrive) => arrive());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No answer needed' })).toBeNull());
  expect(screen.getByText('Of course', { selector: 'li p' })).toBeVisible();
});

it('shows every message of a long conversation after earlier ones were opened and one was sent', async () => {
  let page = [message(3), message(4)];
  const { user } = open({
    [`GET ${base}/:id`]: ({ query }) => ({
      ...{ conversation, readers: [] },
      ...(query.has('before')
        ? { messages: [message(1), message(2)], hasEarlier: false }
        : { messages: page, hasEarlier: true }),
    }),
    [`POST ${base}/:id/messages`]: () => {
      // A page holds two: the third leaves it.
      page = [message(4), message(5, { side: 'agent', body: 'Of course' })];
      return answer(201, page[1]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
  await screen.findByText('Message 1');
  await user.type(screen.getByLabelText('Your message'), 'Of course{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Of course', { selector: 'li p' })).toBeVisible();
  for (const number of [1, 2, 3, 4]) expect(screen.getAllByText(`Message ${number}`)).toHaveLength(1);
});
