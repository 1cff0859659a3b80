import type { Conversation, ConversationMessage, ConversationPage } from '@landsea/contracts/agents';
import { answer, aUser, installBlobReader, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { openAsAgent } from '../testing/open-as-agent';

const conversationId = 'a0000000-0000-4000-8000-000000000001';
const clientId = 'c0000000-0000-4000-8000-000000000001';
const tripId = 'b0000000-0000-4000-8000-000000000001';
const message = (number: number, change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  number,
  side: 'client',
  authorName: 'Ada',
  body: `Message ${number}`,
  sentAt: '2026-11-24T10:00:00.000Z',
  via: 'app',
  ...change,
});
const conversation: Conversation = {
  id: conversationId,
  clientId,
  clientName: 'Ada Byron',
  side: 'agent',
  isAboutTrip: true,
  trip: { id: tripId, name: 'Castles and coral', startDate: '2027-03-14' },
  last: { side: 'client', authorName: 'Ada', excerpt: 'Message 7', sentAt: '2026-11-24T10:00:00.000Z' },
  unread: 1,
  waitingSince: '2026-11-22T10:00:00.000Z',
  isClosed: false,
};
const page = (change: Partial<ConversationPage> = {}): ConversationPage => ({
  conversation,
  messages: [message(7)],
  hasEarlier: false,
  readers: [],
  ...change,
});
const base = '/api/v1/conversations';
const handlers = (change: Handlers = {}): Handlers => ({
  [`GET ${base}`]: () => ({ conversations: [conversation] }),
  [`GET ${base}/:id`]: () => page(),
  [`POST ${base}/:id/read`]: () => undefined,
  'GET /api/v1/agent-trips/:tripId/message-fields': () => ({ values: {} }),
  'GET /api/v1/message-templates': () => ({ templates: [], isInAgency: false }),
  'GET /api/v1/clients/:clientId': () => absent(),
  ...change,
});
const inbox = '/app/agents/messages';
/** The card beside the conversation asks for it; most tests are about the conversation. */
const absent = () => answer(404, { code: 'NOT_FOUND', message: 'Not found' });
const open = (path = `${inbox}?conversation=${conversationId}`, change?: Handlers) =>
  openAsAgent(path, handlers(change), { firstName: 'Dana', lastName: 'Whitfield' });
const bodies = ({ requests }: ReturnType<typeof open>, end: string) =>
  requests.filter(({ method, path }) => method === 'POST' && path.endsWith(end)).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  installBlobReader();
});

describe('the inbox of an agent', () => {
  it('says what to do when nobody has written yet', async () => {
    open(inbox, { [`GET ${base}`]: () => ({ conversations: [] }) });
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your clients' })).toBeVisible();
  });

  it('lists who waits, and since when', async () => {
    open(inbox);
    const list = await screen.findByRole('list', { name: 'Conversations' });
    expect(within(list).getByText('Ada Byron')).toBeVisible();
    expect(within(list).getByText(/^Waiting \d+ days$/)).toBeVisible();
    expect(within(list).getByText('1 new')).toBeVisible();
  });

  it('offers to try again when it cannot be read', async () => {
    open(inbox, { [`GET ${base}`]: () => answer(500, { code: 'INTERNAL', message: 'That did not work.' }) });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

const held = {
  id: 'e0000000-0000-4000-8000-000000000001',
  sender: 'ada@work.example',
  subject: 'Re: hello',
  body: 'Two suites, please',
  reason: 'sender' as const,
  receivedAt: '2026-11-24T10:00:00.000Z',
};

describe('a conversation', () => {
  it('is read once it is shown, and sends what is written', async () => {
    const sent = message(8, { side: 'agent', authorName: 'Dana', body: 'Of course' });
    const rendered = open(undefined, { [`POST ${base}/:id/messages`]: () => answer(201, sent) });
    expect(await screen.findByText('Message 7')).toBeVisible();
    await waitFor(() => expect(bodies(rendered, '/read')).toEqual([{ upTo: 7 }]));
    await rendered.user.type(screen.getByLabelText('Your message'), 'Of course');
    await rendered.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Of course', { selector: 'li p' })).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    expect(bodies(rendered, '/messages')).toMatchObject([{ body: 'Of course' }]);
  });

  it('loses nothing that was typed: not when sending fails, and not after a reload', async () => {
    const failing = {
      [`POST ${base}/:id/messages`]: () => answer(500, { code: 'INTERNAL', message: 'Not sent.' }),
    };
    const first = open(undefined, failing);
    await first.user.type(await screen.findByLabelText('Your message'), 'A long thought');
    await first.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not sent.', undefined, { timeout: 20_000 })).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('A long thought');
    const ids = new Set(bodies(first, '/messages').map((body) => (body as { id: string }).id));
    expect(ids.size).toBe(1);
    first.unmount();
    open();
    expect(await screen.findByLabelText('Your message')).toHaveValue('A long thought');
  }, 40_000);

  it('fills a template with what is known, and is not sent while a field is empty', async () => {
    const rendered = open();
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Templates' }));
    await user.selectOptions(screen.getByLabelText('Add a template'), 'Dining opens soon: ask for wishes');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Your message');
    expect(text.value).toContain('Hi Ada,');
    expect(text.value).toContain('Tables for Castles and coral open on {{windowDate}}');
    expect(text.value).toContain('Dana Whitfield');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(
      screen.getByText(
        'Still empty: Day the window opens; Time the window opens, with its zone; Deadline for wishes',
      ),
    ).toBeVisible();
    expect(bodies(rendered, '/messages')).toEqual([]);
  });

  it('shows what the other side writes at once, and once', async () => {
    const { live } = open();
    await screen.findByText('Message 7');
    const event = {
      type: 'message' as const,
      conversationId,
      message: message(9, { body: 'One more thing' }),
    };
    live.emit(event);
    live.emit(event);
    expect(await screen.findAllByText('One more thing')).toHaveLength(1);
  });

  it('needs no answer any more when the agent says so', async () => {
    const { user, requests } = open(undefined, {
      [`PUT ${base}/:id/waiting`]: () => ({ ...conversation, waitingSince: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'No answer needed' }));
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: { waiting: false } }]),
    );
  });

  it('shows the whole of an email on request', async () => {
    const { user } = open(undefined, {
      [`GET ${base}/:id`]: () => page({ messages: [message(7, { via: 'email', isCut: true })] }),
      [`GET ${base}/:id/messages/:messageId/email`]: () => ({ text: 'Message 7, and what it quotes' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show the whole email' }));
    expect(await screen.findByText('Message 7, and what it quotes')).toBeVisible();
  });

  it('discards an email that was held back, with the way back, or takes it in', async () => {
    let where: 'held' | 'discarded' | 'in' = 'held';
    const moves = (to: typeof where) => () => {
      where = to;
      return undefined;
    };
    const added = message(8, { via: 'email', body: held.body, sentFrom: held.sender });
    const { user } = open(undefined, {
      [`GET ${base}/:id`]: () =>
        page({
          messages: where === 'in' ? [message(7), added] : [message(7)],
          held: where === 'held' ? [held] : [],
        }),
      [`DELETE ${base}/:id/held/:heldId`]: moves('discarded'),
      [`PUT ${base}/:id/held/:heldId`]: moves('held'),
      [`POST ${base}/:id/held/:heldId/accept`]: () => {
        where = 'in';
        return added;
      },
    });
    const list = { name: 'Emails held back' };
    await user.click(await screen.findByText(/The sender is not part of this conversation/));
    expect(screen.getByText(held.body)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('list', list)).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByText(/The sender is not part of this conversation/));
    expect(screen.queryByText(/is discarded/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to the conversation' }));
    expect(await screen.findByText(/, by email from ada@work\.example$/)).toBeVisible();
    expect(screen.queryByRole('list', list)).not.toBeInTheDocument();
  });

  it('shows the whole of an email that was held back, and counts it in the list', async () => {
    const { user } = open(undefined, {
      [`GET ${base}`]: () => ({ conversations: [{ ...conversation, held: 1 }] }),
      [`GET ${base}/:id`]: () => page({ held: [{ ...held, isCut: true }] }),
      [`GET ${base}/:id/held/:heldId/email`]: () => ({ text: 'Two suites, please\n> One or two?' }),
    });
    expect(await screen.findByText('1 email held back')).toBeVisible();
    await user.click(await screen.findByText(/The sender is not part of this conversation/));
    await user.click(screen.getByRole('button', { name: 'Show the whole email' }));
    expect(await screen.findByRole('region', { name: 'The whole email' })).toHaveTextContent('> One or two?');
    await user.click(screen.getByRole('button', { name: 'Hide the whole email' }));
    expect(screen.queryByRole('region', { name: 'The whole email' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the whole email' }));
    expect(screen.getByRole('region', { name: 'The whole email' })).toBeVisible();
  });

  it('with a client who has left takes no email in', async () => {
    const closed = { ...held, reason: 'closed' as const };
    const { user } = open(undefined, {
      [`GET ${base}/:id`]: () => page({ conversation: { ...conversation, isClosed: true }, held: [closed] }),
    });
    await user.click(await screen.findByText(/was held back/));
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to the conversation' })).not.toBeInTheDocument();
  });

  it('carries files: shown where they came, attached before they are sent, and one that cannot be taken says why', async () => {
    const file = (number: number, name: string, type: string) => ({
      ...{ id: `f0000000-0000-4000-8000-00000000000${number}`, name, type },
      bytes: 204_800,
    });
    const paper = file(3, 'passport.pdf', 'application/pdf');
    const rendered = open(undefined, {
      [`GET ${base}/:id`]: () =>
        page({
          messages: [
            message(7, {
              body: '',
              files: [file(1, 'castle.jpg', 'image/jpeg'), file(2, 'Invoice.pdf', 'application/pdf')],
            }),
          ],
        }),
      [`POST ${base}/:id/attachments`]: () => answer(201, paper),
      [`POST ${base}/:id/messages`]: () =>
        answer(201, message(8, { side: 'agent', body: '', files: [paper] })),
    });
    const { user } = rendered;
    expect(await screen.findByRole('link', { name: 'Open the picture castle.jpg' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invoice.pdf 200 KB' })).toHaveAttribute('download');
    const chooser = screen.getByLabelText('Choose files to attach');
    await user.upload(chooser, new File(['MZ'], 'setup.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^setup\.pdf: Choose a JPEG/)).toBeVisible();
    await user.upload(chooser, new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' }));
    expect(await screen.findByRole('button', { name: 'Remove passport.pdf' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('link', { name: 'passport.pdf 200 KB' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument();
    expect(bodies(rendered, '/messages')).toMatchObject([{ body: '', files: [paper.id] }]);
  });

  it('keeps a file that did not arrive, and sends it again', async () => {
    const id = 'f0000000-0000-4000-8000-000000000003';
    const paper = { id, name: 'passport.pdf', type: 'application/pdf', bytes: 204_800 };
    let isUp = false;
    const rendered = open(undefined, {
      [`POST ${base}/:id/attachments`]: () =>
        isUp ? answer(201, paper) : answer(500, { code: 'INTERNAL', message: 'Not now.' }),
    });
    const { user } = rendered;
    const chooser = await screen.findByLabelText('Choose files to attach');
    await user.upload(chooser, new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' }));
    const again = await screen.findByRole('button', { name: 'Try again passport.pdf' });
    await user.type(screen.getByLabelText('Your message'), 'Here it is');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('A file did not arrive: try it again, or remove it')).toBeVisible();
    expect(bodies(rendered, '/messages')).toEqual([]);
    isUp = true;
    await user.click(again);
    const attached = within(await screen.findByRole('list', { name: 'Attached files' }));
    expect(attached.getByText('passport.pdf')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Files that did not arrive' })).not.toBeInTheDocument();
  });

  it('takes no files in the demo, and says so', async () => {
    openAsAgent(`${inbox}?conversation=${conversationId}`, handlers(), { isDemo: true });
    expect(await screen.findByText('No files in the demo')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Attach' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Choose files to attach')).not.toBeInTheDocument();
  });

  it('with a client who has left takes no message', async () => {
    open(undefined, {
      [`GET ${base}/:id`]: () => page({ conversation: { ...conversation, isClosed: true } }),
    });
    expect(await screen.findByText(/no longer connected to you/)).toBeVisible();
    expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument();
  });

  it('begins from the page of a client, or says why it cannot', async () => {
    const { router } = open(`${inbox}?client=${clientId}`, { [`POST ${base}`]: () => conversation });
    expect(await screen.findByText('Message 7')).toBeVisible();
    expect(router.state.location.search).toBe(`?conversation=${conversationId}`);
  });

  it('with somebody who has no account says where the message goes, and takes no files', async () => {
    open(undefined, {
      [`GET ${base}/:id`]: () => page({ conversation: { ...conversation, emailedTo: 'jen@example.com' } }),
    });
    expect(await screen.findByText(/no account yet.*goes to jen@example\.com by email/)).toBeVisible();
    expect(screen.getByLabelText('Your message')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Attach' })).not.toBeInTheDocument();
  });

  it('takes an answer at once, and sends it by Ctrl and Enter', async () => {
    const rendered = open(undefined, { [`POST ${base}/:id/messages`]: () => answer(201, message(8)) });
    expect(await screen.findByLabelText('Your message')).toHaveFocus();
    await rendered.user.keyboard('See you soon{Control>}{Enter}{/Control}');
    await waitFor(() => expect(bodies(rendered, '/messages')).toMatchObject([{ body: 'See you soon' }]));
  });

  it('begins with the template that the morning asked for, filled from the trip', async () => {
    const { router } = open(`${inbox}?conversation=${conversationId}&template=dining-results`, {
      'GET /api/v1/agent-trips/:tripId/message-fields': () => ({
        values: { bookedList: 'Mon, Jan 4, 5:40 PM: ’Ohana' },
      }),
    });
    const { value } = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
    expect(value).toContain('Hi Ada,');
    expect(value).toContain('Mon, Jan 4, 5:40 PM: ’Ohana');
    expect(value).not.toContain('{{');
    expect(router.state.location.search).toBe(`?conversation=${conversationId}`);
  });

  it('asks the agent to confirm their own address first, and offers the email', async () => {
    const text = 'Please confirm your email address before you write to people who have no account.';
    open(`${inbox}?client=${clientId}`, {
      [`POST ${base}`]: () => answer(403, { code: 'EMAIL_NOT_VERIFIED', message: text }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send me the confirmation email' })).toBeVisible();
  });

  it('does not begin where no message would arrive', async () => {
    const text = 'Ada left. Send a new invitation, and you can write again.';
    open(`${inbox}?client=${clientId}`, {
      [`POST ${base}`]: () => answer(403, { code: 'FORBIDDEN', message: text }),
    });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the messages of a client', () => {
  it('name the agent and have no templates', async () => {
    const mine = { ...conversation, side: 'client' as const, waitingSince: null };
    renderRoute(routes, `/client-portal/messages?conversation=${conversationId}`, {
      user: aUser({ userType: 'client', isClient: true }),
      handlers: handlers({
        [`GET ${base}`]: () => ({ conversations: [mine] }),
        [`GET ${base}/:id`]: () =>
          page({ conversation: mine, messages: [message(7, { side: 'agent', authorName: 'Dana' })] }),
        'GET /api/v1/travel-agents': () => ({
          agents: [{ clientId, name: 'Dana Whitfield', since: '2026-11-21T10:00:00.000Z', trips: [] }],
        }),
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Dana Whitfield' })).toBeVisible();
    expect(screen.getByLabelText('Your message')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Templates' })).not.toBeInTheDocument();
  });
});
