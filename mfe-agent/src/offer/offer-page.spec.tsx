import type { QuotePage } from '@landsea/contracts/agents';
import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';
import { aPage, id } from './testing/a-quote-page';

const open = (
  over: Partial<QuotePage> = {},
  handlers: Record<string, (request: { body: unknown }) => unknown> = {},
) =>
  renderRoute(routes, '/q/a-token', {
    handlers: {
      'POST /api/v1/quote-links/open': () => aPage(over),
      'POST /api/v1/quote-links/look': () => answer(204, undefined),
      'POST /api/v1/quote-links/question': () => answer(204, undefined),
      ...handlers,
    },
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the offer of a travel agent', () => {
  it('saves the offer as a PDF, and says when that fails', async () => {
    const { requests } = open(
      {},
      {
        'POST /api/v1/quote-links/pdf': () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Busy' }),
      },
    );
    await heading('Spring break');
    await press('Save as a PDF');
    expect(await screen.findByText(/^The PDF couldn’t be made/)).toBeVisible();
    expect(requests.find(({ path }) => path.endsWith('/pdf'))?.body).toEqual({ token: 'a-token' });
  });

  it('lists what is included, one thing on each line', async () => {
    const { quote } = aPage();
    const inclusions = ['Early entry', 'Two pools'];
    open({ quote: { ...quote, options: quote.options.map((option) => ({ ...option, inclusions })) } });
    const row = within(await screen.findByRole('row', { name: /^Included/ }));
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...inclusions,
      ...inclusions,
    ]);
  });

  it('names the person of the household who said yes', async () => {
    open({ state: 'accepted', acceptedOptionId: id(1), acceptedBy: 'Mike Brubaker' });
    await heading('You’re going!');
    expect(screen.getByText(/^Mike Brubaker chose/)).toBeVisible();
  });

  it('says that one link was taken back, and shows nothing to answer', async () => {
    open({ state: 'withdrawn', isLinkWithdrawn: true, quote: { ...aPage().quote, title: '', options: [] } });
    await heading('This link was taken back, Jen');
    expect(screen.getByText('Ask Dana Whitlock if you’d like to see the offer.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /question/ })).toBeNull();
  });

  it('shows nothing of an offer that was taken back, and takes a message', async () => {
    const { user, requests } = open({ state: 'withdrawn' });
    await heading('This offer was taken back');
    expect(screen.queryByText(/\$|Polynesian|Two ideas/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write a message' }));
    await user.type(screen.getByLabelText('Ask about the offer'), 'Is there another one?');
    await user.click(screen.getByRole('button', { name: 'Send the question' }));
    expect(await screen.findByText('Dana Whitlock answers by email.')).toBeVisible();
    expect(requests.some(({ path }) => path === '/api/v1/quote-links/question')).toBe(true);
  });

  it('stands side by side under its token, which leaves the address', async () => {
    const { router, requests } = open();
    await heading('Spring break');
    expect(router.state.location.pathname).toBe('/q');
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(screen.getByText('Two ideas for you.')).toBeVisible();
    const row = screen.getByRole('row', { name: /^Hotel Ask about Hotel/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Polynesian Village Resort', 'BoardWalk Inn']);
    expect(screen.getByText(/Jan 3, 11:59 PM/)).toBeVisible();
    expect(requests.filter(({ path }) => path.includes('look'))).toEqual([]);
    await userEvent.keyboard('a');
    await waitFor(() => expect(requests.some(({ path }) => path.includes('look'))).toBe(true));
    expect(requests.every(({ path }) => !path.includes('a-token'))).toBe(true);
  });

  it('takes a question about a row', async () => {
    const { requests } = open();
    await heading('Spring break');
    await press('Ask about Room');
    await userEvent.type(screen.getByRole('textbox', { name: 'Ask about room' }), 'Is there a crib?');
    await press('Send the question');
    expect(await screen.findByText('Your question is on its way')).toBeVisible();
    expect(requests.find(({ path }) => path.includes('question'))?.body).toMatchObject({
      about: 'Room',
      text: 'Is there a crib?',
    });
  });

  it('is accepted in three steps, with extras and travelers', async () => {
    const { requests } = open(
      {},
      {
        'POST /api/v1/quote-links/acceptance': () =>
          aPage({ state: 'accepted', acceptedOptionId: id(1), acceptedAddonIds: [id(8)] }),
      },
    );
    await heading('Spring break');
    await press('Choose By the lagoon');
    await heading('Your trip');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Memory Maker, $185.00' }));
    expect(screen.getByText('$6,185.00')).toBeVisible();
    await press('Next');
    await heading('Who’s traveling');
    expect(screen.getByText('Your agent has the birth date.')).toBeVisible();
    await press('Add a traveler');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    const second = within(screen.getByRole('group', { name: 'Traveler 2' }));
    await userEvent.type(second.getByLabelText('First name'), 'Obi');
    await userEvent.type(second.getByLabelText('Last name'), 'Brubaker');
    await userEvent.type(second.getByLabelText('Birth date'), '2019-05-04');
    await press('Next');
    await userEvent.type(screen.getByLabelText('Your name'), 'Jen Brubaker');
    await press('Yes, book it for us');
    await heading('You’re going!');
    expect(requests.find(({ path }) => path.includes('acceptance'))?.body).toMatchObject({
      version: 1,
      optionId: id(1),
      addonIds: [id(8)],
      name: 'Jen Brubaker',
      travelers: [
        { id: id(5), birthDate: null },
        { firstName: 'Obi', birthDate: '2019-05-04' },
      ],
    });
  });

  it('tells the second of two people, and loses nothing that they typed', async () => {
    open(
      {},
      {
        'POST /api/v1/quote-links/acceptance': () =>
          answer(409, { code: 'EDIT_CONFLICT', message: 'This offer was already accepted.' }),
      },
    );
    await heading('Spring break');
    await press('Choose On the boardwalk');
    await press('Next');
    await press('Next');
    await userEvent.type(screen.getByLabelText('Your name'), 'Jen');
    await press('Yes, book it for us');
    expect(await screen.findByText('This offer was already accepted.')).toBeVisible();
    expect(screen.getByLabelText('Your name')).toHaveValue('Jen');
  });

  it('sends one answer, also when somebody goes back while it is on its way', async () => {
    let finish: (page: QuotePage) => void = () => undefined;
    const { requests } = open(
      {},
      { 'POST /api/v1/quote-links/acceptance': () => new Promise((resolve) => (finish = resolve)) },
    );
    await heading('Spring break');
    await press('Choose On the boardwalk');
    await press('Next');
    await press('Next');
    await userEvent.type(screen.getByLabelText('Your name'), 'Jen');
    await press('Yes, book it for us');
    await press('Back');
    await press('Sending...');
    finish(aPage({ state: 'accepted', acceptedOptionId: id(2) }));
    await heading('You’re going!');
    expect(requests.filter(({ path }) => path.includes('acceptance'))).toHaveLength(1);
  });

  it('says what happened to an offer that nobody can answer, without buttons that fail', async () => {
    open({ state: 'expired' });
    expect(await screen.findByText('This offer has ended')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Choose|Ask|None/ })).toBeNull();
  });

  it('leads from an old offer to the newer one', async () => {
    const { requests } = open(
      {},
      {
        'POST /api/v1/quote-links/open': ({ body }) =>
          aPage((body as { newest?: boolean }).newest ? { version: 2 } : { state: 'newer' }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the newer offer' }));
    await waitFor(() => expect(screen.queryByText('There is a newer offer')).toBeNull());
    expect(requests.at(-1)?.body).toEqual({ token: 'a-token', newest: true });
    expect(screen.getByRole('button', { name: 'Choose By the lagoon' })).toBeEnabled();
  });

  it('opens the newer one once, and keeps the old one where it does not come', async () => {
    let finish: (answered: unknown) => void = () => undefined;
    const { requests } = open(
      {},
      {
        'POST /api/v1/quote-links/open': ({ body }) =>
          (body as { newest?: boolean }).newest
            ? new Promise((resolve) => (finish = resolve))
            : aPage({ state: 'newer' }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the newer offer' }));
    await press('Opening...');
    finish(answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not answering right now.' }));
    expect(await screen.findByText('Not answering right now.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Spring break' })).toBeVisible();
    expect(requests.filter(({ body }) => (body as { newest?: boolean }).newest)).toHaveLength(1);
    await press('Look at the newer offer');
    finish(aPage({ version: 2 }));
    await waitFor(() => expect(screen.queryByText('There is a newer offer')).toBeNull());
  });

  it('is declined with a reason', async () => {
    const { requests } = open({}, { 'POST /api/v1/quote-links/refusal': () => aPage({ state: 'declined' }) });
    await heading('Spring break');
    await press('None of these');
    await press('Over our budget');
    await press('Decline the offer');
    await heading('Thanks for telling us');
    expect(requests.at(-1)?.body).toMatchObject({ reason: 'Over our budget', version: 1 });
  });
});
