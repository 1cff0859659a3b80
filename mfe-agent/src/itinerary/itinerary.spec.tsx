import type { AgentItinerary } from '@landsea/contracts/agents';
import { answer, installBlobReader, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const tripId = 'a0000000-0000-4000-8000-000000000001';
const readerId = 'a0000000-0000-4000-8000-000000000003';
const reader = {
  id: readerId,
  name: 'Grandma',
  email: 'grandma@example.com',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  toldNumber: 1,
  withdrawnAt: null,
};
const anItinerary = (change: Partial<AgentItinerary> = {}): AgentItinerary => ({
  tripId,
  clientId: 'a0000000-0000-4000-8000-000000000002',
  clientName: 'Jen Brubaker',
  version: 3,
  title: 'Brubaker spring break',
  message: '',
  contacts: '',
  sections: ['days', 'numbers'],
  dayWords: {},
  view: {
    tripId,
    title: 'Brubaker spring break',
    message: null,
    startDate: '2027-01-26',
    endDate: '2027-01-27',
    dates: 'Jan 26 – 27',
    days: [
      {
        date: '2027-01-26',
        label: 'Tue, Jan 26 · Park day',
        title: 'Hollywood Studios',
        isAtSea: false,
        words: null,
        hours: [],
        allAboard: null,
        remarks: [],
        empty: null,
        rows: [
          {
            id: 'sci-fi',
            when: '6:10 PM',
            title: 'Dinner at Sci-Fi',
            facts: '',
            note: null,
            at: { time: '18:10', zone: 'America/New_York' },
          },
        ],
      },
    ],
    lists: [],
    numbers: [{ id: 'sci-fi', title: 'Dinner at Sci-Fi, confirmation', value: 'DIN-4711' }],
  },
  checksum: 'abc',
  changes: ['Dinner at Sci-Fi moved to 6:10 PM'],
  publishedNumber: 1,
  publishedAt: '2026-11-19T10:00:00.000Z',
  recipients: [reader],
  suggested: null,
  ...change,
});

beforeEach(installBlobReader);

const open = (itinerary: AgentItinerary, change: Handlers = {}) => {
  const now = { itinerary };
  const path = '/api/v1/agent-trips/:tripId/itinerary';
  return openAsAgent(`/app/agents/trips/${tripId}/itinerary`, {
    [`GET ${path}`]: () => now.itinerary,
    [`PUT ${path}`]: ({ body }) =>
      (now.itinerary = { ...now.itinerary, ...(body as object), version: now.itinerary.version + 1 }),
    [`POST ${path}/publications`]: () =>
      (now.itinerary = { ...now.itinerary, changes: [], publishedNumber: 2 }),
    [`DELETE ${path}/recipients/:readerId`]: () =>
      (now.itinerary = {
        ...now.itinerary,
        recipients: [{ ...reader, withdrawnAt: '2026-11-29T10:00:00.000Z' }],
      }),
    ...change,
  });
};

describe('the itinerary of a trip', () => {
  it('is published in two taps with its changes in words', async () => {
    const { user, requests } = open(anItinerary());
    expect(
      await screen.findByText('1 change not published: Dinner at Sci-Fi moved to 6:10 PM.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Dinner at Sci-Fi moved to 6:10 PM')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish and tell the family' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ checksum: 'abc', tells: true });
    expect(screen.getByText(/Nothing changed since/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('takes a note in place, and keeps it when the save is refused', async () => {
    const conflict = { code: 'EDIT_CONFLICT', message: 'The itinerary was changed in another window.' };
    const { user } = open(anItinerary(), {
      'PUT /api/v1/agent-trips/:tripId/itinerary': () => answer(409, conflict),
    });
    await user.click(await screen.findByRole('button', { name: /^Add a note for Tue, Jan 26/ }));
    await user.type(screen.getByLabelText('Your note for Tue, Jan 26'), 'Bring layers.');
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText(conflict.message)).toBeVisible();
    expect(screen.getByLabelText('Your note for Tue, Jan 26')).toHaveValue('Bring layers.');
    expect(screen.getByRole('button', { name: 'Load the latest' })).toBeVisible();
  });

  it('sends a note and a switch with the version that the agent saw', async () => {
    const { user, requests } = open(anItinerary());
    await user.click(await screen.findByRole('switch', { name: 'Payments' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        version: 3,
        sections: ['days', 'numbers', 'payments'],
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Add a note for Tue, Jan 26/ }));
    await user.type(screen.getByLabelText('Your note for Tue, Jan 26'), 'Bring layers.');
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('Bring layers.')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      version: 4,
      dayWords: { '2027-01-26': 'Bring layers.' },
    });
  });

  it('says when each reader looked, and turns a link off', async () => {
    const { user } = open(anItinerary());
    expect(await screen.findByText('Last looked Fri, Nov 20')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn off the link of Grandma' }));
    expect(await screen.findByText('The link is off')).toBeVisible();
  });

  it('begins with the client as the first reader', async () => {
    const first = { recipients: [], publishedNumber: null, publishedAt: null, changes: [] };
    const suggested = { name: 'Jen Brubaker', email: 'jen@example.com' };
    const { user } = open(anItinerary({ ...first, suggested }));
    expect(await screen.findByText('Not published yet: only you see it.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('jen@example.com');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Jen Brubaker gets the link at jen@example.com.')).toBeVisible();
  });

  it('says what readers see once the trip is over', async () => {
    const itinerary = anItinerary();
    open({ ...itinerary, view: { ...itinerary.view, startDate: '2026-01-26', endDate: '2026-01-27' } });
    expect(await screen.findByText(/^This trip is over\. Readers look back on it now/)).toBeVisible();
  });

  it('says that a trip of a client’s own has none', async () => {
    open(anItinerary(), {
      'GET /api/v1/agent-trips/:tripId/itinerary': () => answer(404, { code: 'NOT_FOUND', message: 'No.' }),
    });
    expect(await screen.findByRole('heading', { name: 'No such trip' })).toBeVisible();
  });

  it('has a drawing of ours as its cover, which is removed and comes back', async () => {
    const { user, requests } = open(anItinerary());
    const card = within(await screen.findByRole('region', { name: 'Cover' }));
    await user.click(card.getByRole('button', { name: 'Ship' }));
    expect(await card.findByRole('img', { name: 'A cruise ship at sea under a bright sky' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Ship' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(card.getByRole('button', { name: 'Remove the cover' }));
    expect(await card.findByText('The cover was removed.')).toBeVisible();
    expect(card.queryByRole('img')).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Undo' }));
    expect(await card.findByRole('img', { name: /^A cruise ship/ })).toBeVisible();
    const covers = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(covers).toMatchObject([
      { version: 3, cover: { drawing: 'ship' } },
      { version: 4, cover: null },
      { version: 5, cover: { drawing: 'ship' } },
    ]);
  });

  it('keeps the focus on a drawing while it is saved, and takes no second press meanwhile', async () => {
    const waiting: { answer?: (saved: AgentItinerary) => void } = {};
    const { user, requests } = open(anItinerary(), {
      'PUT /api/v1/agent-trips/:tripId/itinerary': () =>
        new Promise<AgentItinerary>((resolve) => (waiting.answer = resolve)),
    });
    const card = within(await screen.findByRole('region', { name: 'Cover' }));
    const ship = card.getByRole('button', { name: 'Ship' });
    await user.click(ship);
    await waitFor(() => expect(waiting.answer).toBeDefined());
    expect(ship).toBeEnabled();
    expect(ship).toHaveFocus();
    await user.click(card.getByRole('button', { name: 'Castle' }));
    const cover = { drawing: 'ship' as const, photoId: null, alt: 'A ship' };
    waiting.answer?.(anItinerary({ version: 4, cover }));
    await user.click(await card.findByRole('button', { name: 'Remove the cover' }));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(requests.filter(({ method }) => method === 'PUT')[1]?.body).toMatchObject({ cover: null });
    waiting.answer?.(anItinerary({ version: 5 }));
    await waitFor(() => expect(card.getByRole('group', { name: 'Our drawings' })).toHaveFocus());
  });

  it('has a photo of the agent as its cover, with words for who cannot see it', async () => {
    const photoId = 'a0000000-0000-4000-8000-000000000009';
    const problem = 'This picture cannot be opened, it may be damaged: take it again, or choose another';
    const answers = [
      answer(400, {
        code: 'VALIDATION_FAILED',
        message: 'No.',
        fields: [{ path: 'cover', message: problem }],
      }),
      answer(201, { id: photoId }),
    ];
    const { user, requests } = open(anItinerary(), {
      'POST /api/v1/agent-trips/:tripId/itinerary/covers': () => answers.shift(),
    });
    const card = within(await screen.findByRole('region', { name: 'Cover' }));
    const chooser = card.getByLabelText('Choose a photo for the cover');
    await user.upload(chooser, new File([jpeg], 'us.jpg', { type: 'image/jpeg' }));
    expect(await card.findByText(problem, {}, patience)).toBeVisible();
    await user.upload(chooser, new File([jpeg], 'us.jpg', { type: 'image/jpeg' }));
    const words = await card.findByLabelText('What’s in the photo?', {}, patience);
    expect(words).toHaveValue('A photo for Brubaker spring break');
    expect(card.getByRole('img')).toHaveAttribute(
      'src',
      `/api/v1/agent-trips/${tripId}/itinerary/covers/${photoId}`,
    );
    await user.clear(words);
    await user.click(card.getByRole('button', { name: 'Save the words' }));
    expect(card.getByText('Say in a few words what it shows')).toBeVisible();
    await user.type(words, 'All of us on the beach');
    await user.click(card.getByRole('button', { name: 'Save the words' }));
    expect(await card.findByRole('img', { name: 'All of us on the beach' })).toBeVisible();
    expect(words).toHaveFocus();
    expect(card.queryByRole('button', { name: 'Save the words' })).not.toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      cover: { drawing: null, photoId, alt: 'All of us on the beach' },
    });
  });

  it('shows the packing list once the agent says so', async () => {
    const { user, requests } = open(anItinerary());
    await user.click(await screen.findByRole('switch', { name: 'Packing list' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ showsPacking: true }),
    );
    expect(await screen.findByRole('switch', { name: 'Packing list' })).toBeChecked();
  });
});

/** An upload is prepared by code that loads late. */
const patience = { timeout: 15_000 };

/** The head of a JPEG of one pixel. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9]);
