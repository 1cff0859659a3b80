import type {
  OwnQuoteTemplate,
  OwnQuoteTemplates,
  Quote,
  QuoteOption,
  SaveQuoteTemplate,
} from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const id = (n: number) => `a0000000-0000-4000-8000-00000000000${String(n)}`;
const option: QuoteOption = {
  ...{ id: id(1), kind: 'stay', title: 'By the lagoon', place: 'Polynesian Village Resort', room: '' },
  ...{ startDate: '2027-03-14', endDate: '2027-03-19', port: '', tickets: '', dining: '', inclusions: [] },
  ...{ totalCents: 600_000, isAbout: false, priceDate: null, depositCents: null, depositDueOn: null },
  ...{ finalDueOn: null, note: 'Jen likes the pool', isRecommended: false, addons: [], commissionCents: 9 },
};
const quote: Quote = {
  ...{ id: id(3), number: 7, clientId: id(4), clientName: 'Jen Brubaker', clientEmail: null, tripId: null },
  ...{ tripName: null, state: 'draft', title: 'Spring break', message: 'Hello', people: 2, expiresAt: null },
  ...{ zone: 'America/New_York', options: [option], sentVersion: 0, hasChanges: false, versions: [] },
  ...{ acceptedOptionId: null, acceptedAddonIds: [], events: [], version: 1 },
};
const template = (over: Partial<OwnQuoteTemplate> = {}): OwnQuoteTemplate => ({
  ...{ id: id(5), title: 'Two by the lagoon', isShared: false, isOwn: true, authorName: 'Dana', version: 1 },
  options: ['Garden', 'Tower'].map((title) => ({
    ...{ kind: 'stay' as const, title, place: 'Polynesian Village Resort', room: '', port: '', tickets: '' },
    ...{ dining: '', inclusions: [], note: '', isRecommended: false, nights: 4, finalDaysBefore: 30 },
    ...{ totalCents: null, depositCents: null, addons: [] },
  })),
  ...over,
});

const open = (to: string, templates: OwnQuoteTemplate[], handlers: Handlers = {}) => {
  let list: OwnQuoteTemplates = { templates, isInAgency: true };
  return openAsAgent(to, {
    'GET /api/v1/agent-plan': () => answer(404, { code: 'NOT_FOUND', message: '' }),
    [`GET /api/v1/quotes/${id(3)}`]: () => quote,
    'GET /api/v1/quote-templates': () => list,
    'PUT /api/v1/quote-templates/:id': ({ body }) =>
      (list = { ...list, templates: [template({ ...(body as SaveQuoteTemplate), version: 1 })] }),
    'DELETE /api/v1/quote-templates/:id': () => (list = { ...list, templates: [] }),
    ...handlers,
  });
};
const builder = `/app/agents/quotes/${id(3)}`;
const page = '/app/agents/quote-templates';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const saved = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as SaveQuoteTemplate);

describe('a quote', () => {
  it('is saved as a template without prices, dates and client, and says which name is in it', async () => {
    const shown = open(builder, []);
    await shown.user.click(await button('Save as template'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^The texts mention Jen\./)).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Spring break');
    await shown.user.click(await dialog.findByRole('switch', { name: /Share with my agency/ }));
    await shown.user.click(await button('Save template'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved(shown)).toMatchObject([
      { version: 0, title: 'Spring break', isShared: true, options: [{ nights: 5, totalCents: null }] },
    ]);
    expect(JSON.stringify(saved(shown))).not.toMatch(/2027|Hello|commission/);
  });

  it('keeps its prices in the template where the agent says so, and what was typed when it is refused', async () => {
    const refusal = { code: 'VALIDATION_FAILED', message: 'Please check', fields: [] };
    const handlers = { 'PUT /api/v1/quote-templates/:id': () => answer(400, refusal) };
    const shown = open(builder, [], handlers);
    await shown.user.click(await button('Save as template'));
    await shown.user.click(await screen.findByRole('switch', { name: /Keep the prices/ }));
    await shown.user.type(screen.getByLabelText('Name'), ' 2028');
    await shown.user.click(await button('Save template'));
    expect(await screen.findByText('Please check')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Spring break 2028');
    expect(saved(shown)[0]?.options).toMatchObject([{ totalCents: 600_000 }]);
  });

  it('starts from a template with the dates of its first day, and Undo brings back what was there', async () => {
    const { user } = open(builder, [template()]);
    await user.click(await button('Start from a template'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('2 options: Garden, Tower')).toBeVisible();
    expect(dialog.getByLabelText('First day')).toHaveValue('2027-03-14');
    await user.click(await button(/^Use it.*Two by the lagoon$/));
    const tower = within(await screen.findByRole('region', { name: 'Tower' }));
    expect(tower.getByLabelText('Last day')).toHaveValue('2027-03-18');
    expect(tower.getByLabelText('Rest due')).toHaveValue('2027-02-12');
    expect(tower.getByLabelText('Total')).toHaveValue('');
    await user.click(await button('Undo'));
    expect(screen.getByRole('region', { name: 'By the lagoon' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Tower' })).toBeNull();
  });

  it('says how a template is made while there is none', async () => {
    const { user } = open(builder, []);
    await user.click(await button('Start from a template'));
    expect(await screen.findByText(/^No template yet\./)).toBeVisible();
  });
});

describe('the page of templates', () => {
  it('renames one, and deletes it with an undo', async () => {
    const shown = open(page, [template()]);
    await shown.user.click(await button('Change'));
    await shown.user.clear(screen.getByLabelText('Name'));
    await shown.user.type(screen.getByLabelText('Name'), 'Lagoon');
    await shown.user.click(await button('Save template'));
    expect(await screen.findByRole('heading', { name: 'Lagoon' })).toBeVisible();
    await shown.user.click(await button('Delete'));
    expect(await screen.findByText('“Lagoon” was deleted.')).toBeVisible();
    expect(screen.getByText(/^None yet\./)).toBeVisible();
    await shown.user.click(await button('Undo'));
    expect(await screen.findByRole('heading', { name: 'Lagoon' })).toBeVisible();
    expect(saved(shown).map(({ version, title }) => [version, title])).toEqual([
      [1, 'Lagoon'],
      [0, 'Lagoon'],
    ]);
  });

  it('copies a colleague’s, which only they change', async () => {
    const theirs = template({ isOwn: false, authorName: 'Kim', isShared: true });
    const shown = open(page, [theirs]);
    expect(await screen.findByText('By Kim')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await shown.user.click(await button('Make a copy'));
    await waitFor(() => expect(saved(shown)).toMatchObject([{ version: 0, isShared: false }]));
  });

  it('makes one copy, however often the button is pressed and the page opened', async () => {
    const theirs = template({ isOwn: false, authorName: 'Kim', isShared: true });
    let templates = [theirs];
    const handlers: Handlers = {
      'GET /api/v1/quote-templates': () => ({ templates, isInAgency: true }),
      'PUT /api/v1/quote-templates/:id': ({ params, body }) => {
        const copy = template({ ...(body as SaveQuoteTemplate), id: params['id'] ?? '', version: 1 });
        return { templates: (templates = [copy, ...templates]), isInAgency: true };
      },
    };
    const shown = open(page, [], handlers);
    await shown.user.dblClick(await button('Make a copy'));
    const copied = await button('You have a copy');
    expect(copied).toHaveFocus();
    await shown.user.click(copied);
    shown.unmount();
    const again = open(page, [], handlers);
    await again.user.click(await button('You have a copy'));
    expect([...saved(shown), ...saved(again)]).toHaveLength(1);
    expect(templates).toHaveLength(2);
  });

  it('says that a long list of an agency ends', async () => {
    const theirs = Array.from({ length: 200 }, (_, n) =>
      template({ id: `a0000000-0000-4000-8000-000000000${String(100 + n)}`, isOwn: false }),
    );
    open(page, theirs);
    expect(await screen.findByText('Here are the first 200 that your agency shares, by name.')).toBeVisible();
  });

  it('says what went wrong', async () => {
    const handlers = {
      'GET /api/v1/quote-templates': () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Busy' }),
    };
    open(page, [], handlers);
    expect(await screen.findByText('Busy')).toBeVisible();
  });
});
