import type { IntakeAnswer, IntakeForm, IntakeProposal } from '@landsea/contracts/agents';
import { composeIntake, intakeTemplates, listIntakeSwitches } from '@landsea/rules/agents';
import { answer } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAgent } from '../testing/open-as-agent';

const id = (n: number) => `a0000000-0000-4000-8000-00000000000${String(n)}`;
const sentAt = new Date().toISOString();
const everything = { off: [], texts: {} };
const aForm = (over: Partial<IntakeForm> = {}): IntakeForm => ({
  template: 'parks',
  version: 1,
  title: intakeTemplates.parks.title,
  intro: intakeTemplates.parks.intro,
  switches: listIntakeSwitches('parks', everything),
  sections: composeIntake('parks', everything).sections,
  links: [],
  ...over,
});
const link = {
  id: id(1),
  kind: 'public' as const,
  label: 'My website',
  asks: 'all' as const,
  url: 'https://landsea.example/f/abc',
  clientId: null,
  tripId: null,
  createdAt: sentAt,
  expiresAt: null,
  sent: 3,
};
const summary = {
  id: id(2),
  template: 'parks' as const,
  name: 'Jen Brubaker',
  email: 'jen@example.com',
  source: 'My website',
  state: 'unconfirmed' as const,
  clientId: id(3),
  tripId: null,
  sentAt,
  open: 2,
};
const proposal = (n: number, over: Partial<IntakeProposal>): IntakeProposal => ({
  id: id(n),
  attribute: 'traveler.diet',
  personName: 'Jen Brubaker',
  label: 'Any diet or allergies?',
  theirs: 'Peanut allergy',
  ours: null,
  difference: 'new',
  state: 'open',
  isHealth: true,
  decidedAt: null,
  ...over,
});
const anAnswer = (proposals: IntakeProposal[]): IntakeAnswer => ({
  ...summary,
  formVersion: 1,
  proposals,
  consents: [{ text: 'I agree', agreed: true, at: sentAt, version: 1 }],
});
const fresh = proposal(4, {});
const differing = proposal(5, {
  label: 'Birth date',
  theirs: 'Feb 3, 1986',
  ours: 'Feb 3, 1985',
  difference: 'changed',
  isHealth: false,
});

const open = (path: string, handlers: Record<string, (request: { body: unknown }) => unknown> = {}) =>
  openAsAgent(path, {
    'GET /api/v1/intake-forms': () => ({ forms: [aForm({ links: [link] })] }),
    'GET /api/v1/intake-answers': () => ({ answers: [summary] }),
    [`GET /api/v1/intake-answers/${id(2)}`]: () => anAnswer([fresh, differing]),
    ...handlers,
  });

describe('the forms of an agent', () => {
  it('show the answers first, and what stands on which page', async () => {
    open('/app/agents/intake-forms');
    expect(await screen.findByRole('link', { name: /Jen Brubaker/ })).toHaveTextContent('2 to look at');
    expect(await screen.findByText('3 answers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it as a family' })).toHaveAttribute('href', link.url);
    await userEvent.click(screen.getByRole('button', { name: 'QR code and website' }));
    expect(screen.getByRole('img', { name: 'QR code for My website' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'For your website' })).toHaveDisplayValue(
      /<a href="https:\/\/landsea\.example\/f\/abc"/,
    );
  });

  it('save switches and own words as a version, and lock what a lead needs', async () => {
    const { requests } = open('/app/agents/intake-forms', {
      'PUT /api/v1/intake-forms/parks': () => ({ forms: [aForm({ version: 2 })] }),
    });
    expect(await screen.findByRole('switch', { name: 'Your email' })).toBeDisabled();
    await userEvent.click(screen.getByRole('switch', { name: 'What’s your pace?' }));
    const hotel = screen.getByRole('region', { name: 'Where you sleep' });
    await userEvent.type(within(hotel).getByRole('textbox'), 'I know them all.');
    await userEvent.click(screen.getByRole('button', { name: 'Save the form' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        version: 1,
        off: ['pace'],
        texts: { hotel: 'I know them all.' },
      }),
    );
  });

  it('make a link that names its page', async () => {
    const { requests } = open('/app/agents/intake-forms', {
      'POST /api/v1/intake-forms/parks/links': () => answer(201, { ...link, label: 'Instagram' }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Where will it be?' }), 'Instagram');
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
        kind: 'public',
        label: 'Instagram',
      }),
    );
  });
});

describe('the answers of a family', () => {
  const path = `/app/agents/intake-forms/answers/${id(2)}`;

  it('take all new, and ask about what differs', async () => {
    const { requests } = open(path, {
      [`POST /api/v1/intake-answers/${id(2)}/decisions`]: () => ({
        answer: anAnswer([{ ...fresh, state: 'accepted' }, differing]),
        asked: [],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take all new (1)' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
        decisions: [{ id: id(4), ours: null, accept: true }],
      }),
    );
    expect(screen.getByText('Your record: Feb 3, 1985')).toBeVisible();
    expect(screen.getByText('Different')).toBeVisible();
    expect(screen.getByText('Only you see this')).toBeVisible();
  });

  it('say when the record changed meanwhile', async () => {
    open(path, {
      [`POST /api/v1/intake-answers/${id(2)}/decisions`]: () => ({
        answer: anAnswer([fresh, { ...differing, ours: 'Feb 3, 1984', difference: 'edited' }]),
        asked: [id(5)],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take: Birth date' }));
    expect(await screen.findByText('Not taken yet')).toBeVisible();
  });

  it('let the agent vouch for an address', async () => {
    const { requests } = open(path, {
      [`POST /api/v1/intake-answers/${id(2)}/confirmation`]: () => anAnswer([fresh]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I know it’s right' }));
    await waitFor(() => expect(requests.some(({ path: at }) => at.endsWith('/confirmation'))).toBe(true));
  });
});
