import type { IntakePage } from '@landsea/contracts/agents';
import { composeIntake } from '@landsea/rules/agents';
import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes';

const off = [
  'lead_phone',
  'people',
  'budget',
  'budget_text',
  'dates_known',
  'dates',
  'dates_rough',
  'flex_days',
];
const schema = composeIntake('parks', { off, texts: {} });
const asked = ['start', 'travel', 'protect'];
const page = (over: Partial<IntakePage> = {}): IntakePage => ({
  state: 'open',
  title: 'Your park vacation',
  intro: 'Tell me about your dream days.',
  agentName: 'Dana Whitlock',
  agencyName: null,
  sections: schema.sections.filter(({ key }) => asked.includes(key)),
  asksMissing: false,
  known: { fields: [], people: [] },
  answers: {},
  version: 0,
  formVersion: 2,
  travelsOn: null,
  ...over,
});
const savedAt = new Date().toISOString();
const open = (
  over: Partial<IntakePage> = {},
  handlers: Record<string, (request: { body: unknown }) => unknown> = {},
) => {
  let version = 0;
  return renderRoute(routes, '/f/a-link', {
    handlers: {
      'POST /api/v1/intake/open': () => page(over),
      'POST /api/v1/intake/begin': () => answer(201, { token: 'a-draft', version: (version = 1), savedAt }),
      'POST /api/v1/intake/save': () => ({ token: 'a-draft', version: (version += 1), savedAt }),
      'POST /api/v1/intake/send': () => ({ confirmsEmail: true }),
      'GET /api/v1/catalogue/attractions': () => ({ entries: [] }),
      ...handlers,
    },
  });
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.localStorage.clear());

describe('a form of a travel agent', () => {
  it('asks one question a screen, hides what an answer rules out, and is sent', async () => {
    const { requests, router } = open();
    await heading('Your park vacation');
    expect(router.state.location.pathname).toBe('/f');
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await press('Start');
    await heading('What’s your name?');
    await press('Next');
    expect(screen.getByText('Please answer this one')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox'), 'Jen Brubaker');
    await press('Next');
    await heading('Your email');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your email' }), 'jen@example.com');
    await press('Next');
    await heading('How do you travel?');
    await press('Drive');
    await heading('Do you need parking?');
    await press('Skip');
    await heading('Would you like a quote for travel protection?');
    await press('Yes');
    await heading('Have you booked anything yourself?');
    await press('No');
    for (const name of ['When would you like to decide?', 'Anything else?']) {
      await heading(name);
      await press('Skip');
    }
    await heading('I agree that my agent stores these answers to plan this trip');
    await press('Yes');
    await press('Next');
    await heading('Send me offers now and then');
    await press('Skip');
    await heading('That’s everything');
    await press('Send my answers');
    await heading('Thank you! Your answers are in.');
    expect(screen.getByText(/We sent you an email/)).toBeVisible();
    const sent = requests.find(({ path }) => path === '/api/v1/intake/send')?.body;
    expect(sent).toMatchObject({
      token: 'a-draft',
      website: '',
      answers: { lead_name: 'Jen Brubaker', transport: 'drive', own_bookings: false, consent_data: true },
    });
    expect(window.localStorage.getItem('intake_a-link')).toBeNull();
  });

  it('keeps what was typed while there is no connection, and saves it on the next try', async () => {
    let isOnline = false;
    const begun = () => answer(201, { token: 'a-draft', version: 1, savedAt });
    const { requests } = open(
      {},
      {
        'POST /api/v1/intake/begin': () =>
          isOnline ? begun() : answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Away' }),
      },
    );
    await heading('Your park vacation');
    await press('Start');
    await userEvent.type(await screen.findByRole('textbox'), 'Jen Brubaker');
    await press('Next');
    await screen.findByText('No connection right now');
    expect(window.localStorage.getItem('intake_a-link')).toContain('Jen Brubaker');
    isOnline = true;
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('No connection right now')).toBeNull());
    expect(requests.filter(({ path }) => path === '/api/v1/intake/begin').at(-1)?.body).toMatchObject({
      formVersion: 2,
      answers: { lead_name: 'Jen Brubaker' },
    });
  });

  it('tries again by itself while the service is away for a moment', async () => {
    let tries = 0;
    open(
      {},
      {
        'POST /api/v1/intake/begin': () =>
          (tries += 1) > 1
            ? answer(201, { token: 'a-draft', version: 1, savedAt })
            : answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Away' }),
      },
    );
    await heading('Your park vacation');
    await press('Start');
    await userEvent.type(await screen.findByRole('textbox'), 'Jen Brubaker');
    await press('Next');
    await screen.findByText('No connection right now');
    await waitFor(() => expect(screen.queryByText('No connection right now')).toBeNull(), {
      timeout: 20_000,
    });
    expect(tries).toBe(2);
  }, 30_000);

  it('says beside the button why answers were not sent', async () => {
    open(
      { state: 'draft', version: 3, asksMissing: true, sections: [], answers: { lead_name: 'Jen' } },
      {
        'POST /api/v1/intake/send': () =>
          answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Landsea is busy. Try again in a moment.' }),
      },
    );
    await heading('That’s everything');
    await press('Send my answers');
    expect(await screen.findByText('Landsea is busy. Try again in a moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send my answers' })).toBeEnabled();
  });

  it('goes on behind the last answer on another device', async () => {
    open({
      state: 'draft',
      version: 3,
      answers: { lead_name: 'Jen Brubaker', lead_email: 'jen@example.com' },
    });
    await heading('How do you travel?');
    await press('Continue later, or on another device');
    expect(screen.getByRole('textbox', { name: 'Email me the link' })).toHaveValue('jen@example.com');
  });

  it('asks a known household only for what is missing', async () => {
    const people = { columns: ['first', 'last', 'birth'], age: 8 };
    const { requests } = open({
      asksMissing: true,
      sections: composeIntake('parks', {
        off: ['people.relation', 'people.diet', 'people.celebrates'],
        texts: {},
      }).sections.filter(({ key }) => key === 'party'),
      known: {
        fields: ['people', 'park_account', 'mobility', 'access'],
        people: [
          { id: 'a0000000-0000-4000-8000-000000000001', name: 'Obi Brubaker', ...people },
          {
            id: 'a0000000-0000-4000-8000-000000000002',
            name: 'Ada Brubaker',
            ...people,
            columns: [...people.columns, 'height'],
          },
        ],
      },
    });
    await heading('Your park vacation');
    await press('Start');
    await heading('How tall are the children, in inches?');
    expect(screen.getByText(/Measure with shoes on/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Obi Brubaker' }), '44');
    expect(screen.queryByRole('textbox', { name: 'Ada Brubaker' })).toBeNull();
    await press('Next');
    await heading('That’s everything');
    await press('Send my answers');
    await heading('Thank you! Your answers are in.');
    expect(requests.find(({ path }) => path === '/api/v1/intake/send')?.body).toMatchObject({
      answers: { people: { people: [{ values: { height: 44 } }, { values: {} }] } },
    });
  });

  it('confirms an address only when a person says so', async () => {
    const { requests } = open({ state: 'confirm' }, { 'POST /api/v1/intake/confirm': () => answer(204) });
    await heading('Is this your email address?');
    expect(requests.some(({ path }) => path.endsWith('/confirm'))).toBe(false);
    await press('Yes, it’s mine');
    await heading('Your address is confirmed');
  });

  it('has the name of the agent’s brand, and no word of ours', async () => {
    open({
      brand: {
        name: 'Magic Miles Travel',
        logo: null,
        photo: null,
        colors: null,
        agentName: 'Dana Whitlock',
        phone: null,
        hours: null,
        signature: null,
        replyTo: null,
        legalLines: [],
        poweredBy: false,
      },
    });
    await heading('Your park vacation');
    await waitFor(() => expect(document.title).toBe('Your park vacation | Magic Miles Travel'));
    expect(document.body).not.toHaveTextContent(/landsea/i);
  });

  it('says that a link does not work', async () => {
    open({}, { 'POST /api/v1/intake/open': () => answer(404, { code: 'NOT_FOUND', message: 'No' }) });
    await heading('This link doesn’t work');
  });
});
