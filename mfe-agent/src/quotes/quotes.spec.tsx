import type { Quote, QuoteOption, QuoteSummary } from '@landsea/contracts/agents';
import { answer, installBlobReader } from '@landsea/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAgent } from '../testing/open-as-agent';

const id = (n: number) => `a0000000-0000-4000-8000-00000000000${String(n)}`;
const at = new Date().toISOString();
const DAY_MS = 86_400_000;
const anOption = (over: Partial<QuoteOption> = {}): QuoteOption => ({
  id: id(1),
  kind: 'stay',
  title: 'By the lagoon',
  startDate: '2027-03-14',
  endDate: '2027-03-19',
  place: 'Polynesian Village Resort',
  room: 'Garden view',
  port: '',
  tickets: '',
  dining: '',
  inclusions: [],
  totalCents: 600_000,
  isAbout: false,
  priceDate: null,
  depositCents: null,
  depositDueOn: null,
  finalDueOn: null,
  note: '',
  isRecommended: false,
  addons: [],
  commissionCents: 48_000,
  ...over,
});
const aQuote = (over: Partial<Quote> = {}): Quote => ({
  id: id(3),
  number: 7,
  clientId: id(4),
  clientName: 'Jen Brubaker',
  clientEmail: 'jen@example.com',
  tripId: null,
  tripName: null,
  state: 'draft',
  title: 'Spring break',
  message: 'Hello',
  people: 2,
  expiresAt: new Date(Date.now() + 5 * DAY_MS).toISOString(),
  zone: 'America/New_York',
  options: [anOption()],
  sentVersion: 0,
  hasChanges: false,
  acceptedOptionId: null,
  acceptedAddonIds: [],
  versions: [],
  events: [],
  version: 1,
  ...over,
});
const summary: QuoteSummary = {
  id: id(3),
  number: 7,
  clientId: id(4),
  clientName: 'Jen Brubaker',
  tripId: null,
  title: 'Spring break',
  state: 'seen',
  options: 2,
  fromCents: 600_000,
  expiresAt: at,
  sentAt: at,
  lastSeenAt: at,
  updatedAt: at,
};
const path = `/app/agents/quotes/${id(3)}`;

beforeAll(installBlobReader);

/** The head of a PNG of 40 × 30 pixels. */
const aPicture = (): File => {
  const head = new Uint8Array(28);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(head.buffer).setUint32(16, 40);
  new DataView(head.buffer).setUint32(20, 30);
  return new File([head], 'pool.png', { type: 'image/png' });
};

/** The service answers a save with the next version. */
const open = (
  quote = aQuote(),
  handlers: Record<string, (request: { body: unknown }) => unknown> = {},
  to = path,
) => {
  let stored = quote;
  return openAsAgent(to, {
    'GET /api/v1/quotes': () => ({
      quotes: [
        summary,
        { ...summary, id: id(6), state: 'draft' },
        { ...summary, id: id(7), clientName: 'Ada Byron', state: 'accepted' },
      ],
    }),
    [`GET /api/v1/quotes/${id(3)}`]: () => stored,
    [`PUT /api/v1/quotes/${id(3)}`]: ({ body }) =>
      (stored = { ...stored, ...(body as object), version: stored.version + 1 }),
    [`POST /api/v1/quotes/${id(3)}/send`]: () => {
      stored = { ...stored, state: 'sent', sentVersion: 1, version: stored.version + 1 };
      return { quote: stored, url: 'https://landsea.example/q/abc' };
    },
    ...handlers,
  });
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the quotes of an agent', () => {
  it('are listed by state, with the last look', async () => {
    open(aQuote(), {}, '/app/agents/quotes');
    const [first] = await screen.findAllByRole('link', { name: /Jen Brubaker/ });
    expect(first).toHaveTextContent('Seen');
    expect(first).toHaveTextContent(/from \$6,000 · last look/);
    const accepted = screen.getByRole('link', { name: /Ada Byron/ });
    expect(accepted).toHaveTextContent(/\$6,000/);
    expect(accepted).not.toHaveTextContent(/from/);
    await press('Draft 1');
    expect(screen.getAllByRole('link', { name: /Jen Brubaker/ })).toHaveLength(1);
  });

  it('become two options by a duplicate in which only the hotel differs, and are sent as they stand', async () => {
    const { requests } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const copy = within(screen.getByRole('region', { name: 'Option 2' }));
    await userEvent.clear(copy.getByLabelText('Hotel'));
    await userEvent.type(copy.getByLabelText('Hotel'), 'BoardWalk Inn');
    await userEvent.clear(copy.getByLabelText('Total'));
    await userEvent.type(copy.getByLabelText('Total'), '5,100.50');
    await userEvent.click(screen.getByRole('switch', { name: 'Show only what differs' }));
    expect(copy.getByLabelText('Hotel')).toBeVisible();
    expect(copy.queryByLabelText('Room')).toBeNull();
    await press('Send');
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email' }));
    expect(await screen.findByText('It’s on its way')).toBeVisible();
    const saved = requests.find(({ method }) => method === 'PUT')?.body as { options: QuoteOption[] };
    expect(saved.options.map(({ place, totalCents, room }) => [place, totalCents, room])).toEqual([
      ['Polynesian Village Resort', 600_000, 'Garden view'],
      ['BoardWalk Inn', 510_050, 'Garden view'],
    ]);
    expect(new Set(saved.options.map((option) => option.id)).size).toBe(2);
    expect(requests.find(({ path: to }) => to.endsWith('/send'))?.body).toEqual({
      version: 2,
      sendsEmail: true,
    });
  });

  it('keep an amount that is left for the next field in the same moment, as a program that fills in does', async () => {
    const { requests } = open();
    const option = within(await screen.findByRole('region', { name: 'By the lagoon' }));
    const due = option.getByLabelText('Deposit due');
    await userEvent.type(option.getByLabelText('Deposit'), '200');
    act(() => {
      due.focus();
      fireEvent.change(due, { target: { value: '2026-12-02' } });
    });
    await press('Save');
    await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
    const saved = requests.find(({ method }) => method === 'PUT')?.body as { options: QuoteOption[] };
    expect(saved.options[0]).toMatchObject({ depositCents: 20_000, depositDueOn: '2026-12-02' });
  });

  it('go to each chosen address of the household with a link of its own', async () => {
    const addresses = [
      { name: 'Jen Brubaker', email: 'jen@example.com' },
      { name: 'Mike Brubaker', email: 'mike@example.com' },
    ];
    const links = addresses.map(({ name }) => ({ name, url: `https://landsea.example/q/${name}` }));
    const { requests } = open(aQuote({ addresses }), {
      [`POST /api/v1/quotes/${id(3)}/send`]: () => ({ quote: aQuote(), url: links[0]?.url, links }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByLabelText('Jen Brubaker, jen@example.com')).toBeChecked();
    await userEvent.click(screen.getByLabelText('Mike Brubaker, mike@example.com'));
    await press('Send the email');
    expect(await screen.findByText(/^To jen@example\.com and mike@example\.com, from you/)).toBeVisible();
    expect(screen.getByLabelText('Link for Mike Brubaker')).toBeVisible();
    expect(requests.find(({ path: to }) => to.endsWith('/send'))?.body).toMatchObject({
      emails: ['jen@example.com', 'mike@example.com'],
    });
  });

  it('show who has a link and looked, and take one back', async () => {
    const jen = {
      id: id(5),
      name: 'Jen Brubaker',
      email: 'jen@example.com',
      lastSeenAt: at,
      withdrawnAt: null,
    };
    const mike = { ...jen, id: id(6), name: 'Mike Brubaker', email: 'mike@example.com', lastSeenAt: null };
    const { requests } = open(aQuote({ state: 'seen', sentVersion: 1, recipients: [jen, mike] }), {
      'DELETE /api/v1/quotes/:quoteId/recipients/:recipientId': () =>
        answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' }),
    });
    const card = within(await screen.findByRole('region', { name: 'Who has it' }));
    expect(card.getByText(/Last looked/)).toBeVisible();
    expect(card.getByText(/Hasn’t looked yet/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /from Mike Brubaker$/ }));
    expect(await card.findByText('Not now.')).toBeVisible();
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toContain(`/recipients/${id(6)}`);
  });

  it('tell one link that was taken back from the whole quote', async () => {
    const event = { kind: 'withdrawn', at, by: 'Dana', version: 1, optionTitle: null, device: null } as const;
    const events = [
      { ...event, id: id(7), text: 'The link of Mike' },
      { ...event, id: id(8), text: '' },
    ];
    open(aQuote({ state: 'withdrawn', sentVersion: 1, events }));
    const card = within(await screen.findByRole('region', { name: 'What happened' }));
    expect(card.getByText('Dana took one link back')).toBeVisible();
    expect(card.getByText('Dana withdrew it')).toBeVisible();
  });

  it('say what is missing before anything is sent', async () => {
    open(aQuote({ options: [anOption({ totalCents: null })] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Enter the total')).toBeVisible();
    await press('Show me where');
    expect(screen.getByLabelText('Total')).toBeInvalid();
  });

  it('keep what was typed when a save is refused', async () => {
    open(aQuote(), {
      [`PUT /api/v1/quotes/${id(3)}`]: () =>
        answer(409, { code: 'EDIT_CONFLICT', message: 'This quote was changed or answered meanwhile.' }),
    });
    await userEvent.type(await screen.findByLabelText('Title'), ' at last');
    await press('Save');
    expect(await screen.findByText(/changed or answered meanwhile/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Spring break at last');
  });

  it('show the client’s page without the commission', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Polynesian Village Resort')).toBeVisible();
    expect(dialog.queryByText(/480|ommission/)).toBeNull();
  });

  it('have a photo for each option, sent when it is chosen, and back with Undo', async () => {
    const { requests } = open(aQuote(), {
      [`POST /api/v1/quotes/${id(3)}/photos`]: () => answer(201, { id: id(9) }),
    });
    const photo = within(await screen.findByRole('group', { name: 'Photo' }));
    await userEvent.upload(photo.getByLabelText('Choose a photo'), aPicture());
    const shown = await photo.findByRole('img', { name: 'Polynesian Village Resort' });
    expect(shown).toHaveAttribute('src', `/api/v1/quotes/${id(3)}/photos/${id(9)}`);
    await userEvent.type(photo.getByLabelText('What the photo shows'), 'The pool');
    await press('Remove photo');
    expect(photo.queryByRole('img')).toBeNull();
    await press('Undo');
    expect(photo.getByRole('img', { name: 'The pool' })).toBeVisible();
    await press('Preview');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img', { name: 'The pool' })).toHaveAttribute('loading', 'lazy');
    await userEvent.keyboard('{Escape}');
    await press('Save');
    await waitFor(() => expect(requests.find(({ method }) => method === 'PUT')).toBeDefined());
    const saved = requests.find(({ method }) => method === 'PUT')?.body as Quote;
    expect(saved.options[0]?.photo).toEqual({ id: id(9), alt: 'The pool' });
  });

  it('say why a photo was refused, and keep the one that is there', async () => {
    const photo = { id: id(9), alt: 'The pool' };
    open(aQuote({ options: [anOption({ photo })] }), {
      [`POST /api/v1/quotes/${id(3)}/photos`]: () =>
        answer(400, {
          ...{ code: 'VALIDATION_FAILED', message: 'Please check the fields' },
          fields: [{ path: 'quote', message: 'This picture cannot be opened' }],
        }),
    });
    const column = await screen.findByRole('region', { name: 'By the lagoon' });
    fireEvent.drop(column, { dataTransfer: { types: ['Files'], files: [aPicture()] } });
    expect(await screen.findByText('This picture cannot be opened')).toBeVisible();
    fireEvent.paste(column, {
      clipboardData: {
        types: ['Files'],
        files: [new File(['<svg/>'], 'map.svg', { type: 'image/svg+xml' })],
      },
    });
    expect(await screen.findByText(/^Choose a JPEG, PNG or WebP picture/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'The pool' })).toBeVisible();
  });

  it('show all that is included at once', async () => {
    open(aQuote({ options: [anOption({ inclusions: ['Early entry', 'Two pools', 'Monorail'] })] }));
    expect(await screen.findByLabelText('Included')).toHaveAttribute('rows', '3');
  });

  it('are accepted by phone', async () => {
    const accepted = aQuote({ state: 'accepted', acceptedOptionId: id(1), sentVersion: 1, version: 2 });
    const { requests } = open(aQuote({ state: 'sent', sentVersion: 1 }), {
      [`POST /api/v1/quotes/${id(3)}/phone-acceptance`]: () => accepted,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accepted by phone' }));
    await userEvent.click(await screen.findByRole('button', { name: 'They said yes' }));
    await waitFor(() =>
      expect(requests.find(({ path: to }) => to.endsWith('/phone-acceptance'))?.body).toMatchObject({
        version: 1,
        optionId: id(1),
        who: 'Jen Brubaker',
      }),
    );
  });

  it('cannot be changed once they are accepted', async () => {
    open(aQuote({ state: 'accepted', acceptedOptionId: id(1), sentVersion: 1 }));
    expect(await screen.findByLabelText('Title')).toBeDisabled();
    expect(screen.getByLabelText('Total')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^(Send|Saved?$|Delete)/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Make the trip' })).toBeEnabled();
  });
});
