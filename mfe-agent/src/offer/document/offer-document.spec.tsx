import type { Brand, QuotePage } from '@landsea/contracts/agents';
import { DOCUMENT_DATA_ID, type OpeningAnswer, type OwnDocumentData } from '@landsea/contracts/core';
import { answer, fetchDouble, type Handlers } from '@landsea/web-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDocument } from '../../frame/own-document/open-document';
import { aPage, id } from '../testing/a-quote-page';
import { OfferDocument } from './offer-document';
import { draw } from './view';

const colors = {
  light: { main: '#8a1538', deep: '#650020', soft: '#ffeef0', on: '#ffffff' },
  dark: { main: '#e7799b', deep: '#ff9bbd', soft: '#3a1a24', on: '#08202a' },
};
const brand: Brand = {
  ...{ name: 'Magic Miles Travel', logo: '/brand/logo.png', photo: '/brand/dana.webp', colors },
  ...{ agentName: 'Dana Whitlock', phone: null, hours: null, signature: null, replyTo: null },
  ...{ legalLines: ['Fla. Seller of Travel Ref. No. ST12345'], poweredBy: false },
};
const found = (page: Partial<QuotePage> = {}): OpeningAnswer => ({ status: 200, body: aPage(page) });
const dataOf = (answered: OpeningAnswer | null): OwnDocumentData => ({ answer: answered, isVisitor: true });

interface Opening {
  data: OwnDocumentData;
  path?: string;
  handlers?: Handlers;
  isDrawn?: boolean;
}

/** As the gateway sends it: what was drawn from the data, and the data. */
const open = ({ data, path = '/q/a-token', handlers = {}, isDrawn = true }: Opening) => {
  const double = fetchDouble({ 'POST /api/v1/quote-links/look': () => answer(204), ...handlers });
  Object.assign(globalThis, { fetch: double.fetch });
  window.history.replaceState(null, '', path);
  const block = JSON.stringify(data).replaceAll('<', '\\u003c');
  const body = isDrawn ? draw(data).body : '';
  document.body.innerHTML = `<div id="root"${isDrawn ? ' data-drawn="1"' : ''}>${body}</div><script type="application/json" id="${DOCUMENT_DATA_ID}">${block}</script>`;
  const [drawn] = document.querySelectorAll('h1');
  act(() => openDocument('/q', OfferDocument));
  return { ...double, drawn };
};

afterEach(cleanup);

describe('the HTML of an offer', () => {
  it('holds all that there is to read, and nothing that the content policy refuses', () => {
    const { title, body, rules, icon } = draw(dataOf(found({ brand })));
    for (const text of ['Spring break', 'BoardWalk Inn', '$6,000.00', 'Jan 3, 11:59 PM', 'Memory Maker'])
      expect(body).toContain(text);
    expect(body).not.toMatch(/<script|<style| style="|landsea/i);
    expect(title).toBe('Spring break | Magic Miles Travel');
    expect(icon).toBe('/brand/logo.png');
    expect(rules).toContain('--sea:light-dark(#8a1538, #e7799b)');
  });

  it('has no rule of a color that is none', () => {
    const light = { ...colors.light, main: 'red}body{display:none' };
    expect(draw(dataOf(found({ brand: { ...brand, colors: { ...colors, light } } }))).rules).toBe('');
  });

  it.each([
    [404, { code: 'NOT_FOUND', message: '' }, 'This link doesn’t work'],
    [200, { state: 'open' }, 'The offer didn’t open'],
    [503, { code: 'SERVICE_UNAVAILABLE', message: 'Not answering right now.' }, 'The offer didn’t open'],
  ])('says what is wrong with %s', (status, body, title) => {
    expect(draw(dataOf({ status, body })).body).toContain(title);
  });
});

describe('the document of an offer', () => {
  const noError = jest.spyOn(console, 'error');
  beforeEach(() => noError.mockClear());

  it('takes over what was drawn, and its token leaves the address for the tab', async () => {
    const { drawn, requests } = open({ data: dataOf(found({ brand })) });
    expect(screen.getByRole('heading', { level: 1, name: 'Spring break' })).toBe(drawn);
    expect([window.location.pathname, window.history.state]).toEqual([
      '/q',
      { usr: { quoteToken: 'a-token' } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Choose By the lagoon' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible();
    await waitFor(() => expect(requests.map(({ path }) => path)).toEqual(['/api/v1/quote-links/look']));
    expect(requests[0]?.body).toEqual({ token: 'a-token', version: 1, optionId: null });
    expect(noError).not.toHaveBeenCalled();
  });

  it('opens the link itself after a reload, and where the server has other code', async () => {
    const handlers = { 'POST /api/v1/quote-links/open': () => aPage() };
    const { requests } = open({ data: dataOf(null), handlers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring break' })).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
    cleanup();
    const again = open({ data: dataOf(found()), isDrawn: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Spring break' })).toBeVisible();
    expect(again.requests).toEqual([]);
  });

  it('tries again where nothing answered', async () => {
    const unreachable = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Not answering.' } };
    open({ data: dataOf(unreachable), handlers: { 'POST /api/v1/quote-links/open': () => aPage() } });
    expect(screen.getByText('Not answering.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring break' })).toBeVisible();
  });

  it('says that a tab without a link has none', () => {
    open({ data: dataOf(null), path: '/q' });
    expect(screen.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
  });

  it('has the title of the newer offer once it is shown', async () => {
    const newer = aPage({ version: 2, quote: { ...aPage().quote, title: 'Spring break, again' } });
    const handlers = { 'POST /api/v1/quote-links/open': () => newer };
    open({ data: dataOf(found({ state: 'newer', acceptedOptionId: id(1) })), handlers });
    await userEvent.click(screen.getByRole('button', { name: 'Look at the newer offer' }));
    await screen.findByRole('heading', { level: 1, name: 'Spring break, again' });
    expect(document.title).toBe('Spring break, again | Landsea');
  });
});
