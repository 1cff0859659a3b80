import type { ItineraryDay, PublicItinerary } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { answer, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';

const today = getDateIn(new Date());
const dayOf = (date: string, title: string): ItineraryDay => ({
  date,
  label: `The ${date}`,
  title,
  isAtSea: false,
  words: `Words for ${title}`,
  hours: ['9:00 AM – 9:00 PM'],
  allAboard: null,
  remarks: [],
  empty: null,
  rows: [
    {
      id: `dinner ${date}`,
      when: '6:10 PM',
      title: `Dinner near ${title}`,
      facts: 'Table for four',
      note: null,
      at: null,
    },
  ],
});
const numbers = [{ id: 'n', title: 'Pop Century, confirmation', value: '99001122' }];
const aPage = (change: Partial<PublicItinerary> = {}): PublicItinerary => ({
  state: 'open',
  view: {
    tripId: 'a0000000-0000-4000-8000-000000000001',
    title: 'Brubaker spring break',
    message: 'So happy for you!',
    startDate: addDays(today, -1),
    endDate: addDays(today, 1),
    dates: 'Jan 26 – 28',
    days: [
      dayOf(addDays(today, -1), 'Yesterday Park'),
      dayOf(today, 'Today Park'),
      dayOf(addDays(today, 1), 'Tomorrow Park'),
    ],
    lists: [
      { key: 'contacts', title: 'Good to have on hand', lines: [{ id: 'f', text: 'Front desk 555-0111' }] },
    ],
    numbers: [],
  },
  hasNumbers: true,
  codeGoesTo: 'j•••@example.com',
  publishedAt: '2026-11-20T10:00:00.000Z',
  fileName: 'Brubaker-2027-01-26',
  agentName: 'Dana Whitlock',
  agencyName: null,
  agentEmail: 'dana@magic-miles.example',
  ...change,
});
const brand = {
  name: 'Magic Miles Travel',
  logo: null,
  photo: null,
  colors: null,
  agentName: 'Dana Whitlock',
  phone: '(407) 555-0100',
  hours: null,
  signature: null,
  replyTo: null,
  legalLines: [],
  poweredBy: false,
};
const open = (page: PublicItinerary, change: Handlers = {}) =>
  renderRoute(routes, '/i/a-token', {
    handlers: { 'POST /api/v1/itinerary/open': () => page, ...change },
  });
const heading = (name: string) => screen.findByRole('heading', { name });

afterEach(() => localStorage.clear());

describe('an itinerary that an agent published', () => {
  it('has today first while traveling, and folds the past away', async () => {
    const { user, router } = open(aPage());
    await heading('Brubaker spring break');
    expect(router.state.location.pathname).toBe('/i');
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Today Park', 'Tomorrow Park']);
    expect(screen.getByText(/^Today ·/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Earlier days' }));
    expect(screen.getByRole('heading', { name: 'Yesterday Park' })).toBeVisible();
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('shows all that the agent published', async () => {
    open(aPage());
    await heading('Brubaker spring break');
    for (const text of [
      'So happy for you!',
      'Words for Today Park',
      '9:00 AM – 9:00 PM',
      'Dinner near Today Park',
      'Table for four',
      'Front desk 555-0111',
    ])
      expect(screen.getAllByText(text)[0]).toBeVisible();
  });

  it('is one tap from the agent, and has no word of ours where they want none', async () => {
    open(aPage({ brand }));
    const agent = within(await screen.findByRole('region', { name: 'Your travel agent' }));
    expect(agent.getByRole('link', { name: 'Call (407) 555-0100' })).toHaveAttribute(
      'href',
      'tel:4075550100',
    );
    expect(agent.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      'mailto:dana@magic-miles.example',
    );
    expect(document.title).toBe('Brubaker spring break | Magic Miles Travel');
    expect(document.body).not.toHaveTextContent(/landsea/i);
  });

  it('shows the numbers for the code, and remembers that on this device', async () => {
    const page = aPage();
    const view = page.view ? { ...page.view, numbers } : null;
    const { user, requests } = open(page, {
      'POST /api/v1/itinerary/open': ({ body }) =>
        (body as { key?: string }).key === 'the-key' ? { ...page, view } : page,
      'POST /api/v1/itinerary/code': () => answer(204),
      'POST /api/v1/itinerary/numbers': ({ body }) =>
        (body as { code: string }).code === '123456'
          ? { key: 'the-key', numbers }
          : answer(400, {
              code: 'VALIDATION_FAILED',
              message: 'Check the code.',
              fields: [{ path: 'code', message: 'That isn’t the code, or it’s over. Ask for a new one' }],
            }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show the numbers' }));
    expect(await screen.findByText(/six digits to j•••@example.com/)).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    expect(await screen.findByText(/That isn’t the code/)).toBeVisible();
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    expect(await screen.findByText('99001122')).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({ token: 'a-token', key: 'the-key' });
  });

  it('looks back once the trip is over', async () => {
    const page = aPage({ isOver: true, hasNumbers: false, brand });
    open({ ...page, view: page.view && { ...page.view, startDate: '2026-01-26', endDate: '2026-01-28' } });
    await heading('Brubaker spring break');
    expect(screen.getByText('You went!')).toBeVisible();
    expect(screen.getByText(/Dana Whitlock would love to hear how it was\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What you did' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Verify them|Numbers to show|landsea/i);
  });

  it('says that a link was turned off, and that it is unknown', async () => {
    open(aPage({ state: 'withdrawn', view: null, hasNumbers: false }));
    expect(await heading('This link was turned off')).toBeVisible();
    expect(screen.getByText(/Dana Whitlock no longer shares/)).toBeVisible();
  });

  it('says that a link is unknown', async () => {
    open(aPage(), {
      'POST /api/v1/itinerary/open': () => answer(404, { code: 'NOT_FOUND', message: 'No.' }),
    });
    expect(await heading('This link doesn’t work')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveTextContent('Brubaker'));
  });
});
