import type { Brand, QuotePage } from '@landsea/contracts/agents';
import { DOCUMENT_DATA_ID, type OpeningAnswer, type OwnDocumentData } from '@landsea/contracts/core';
import { answer, fetchDouble, type Handlers } from '@landsea/web-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { openDocument } from '../../frame/own-document/open-document';
import type { OwnDocumentProps } from '../../frame/own-document/use-opened';
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
  Page?: ComponentType<OwnDocumentProps>;
  /** HTML behind the page. */
  more?: string;
}

/** As the gateway sends it: what was drawn from the data, and the data. */
const open = ({ data, path = '/q/a-token', handlers = {}, ...more }: Opening) => {
  const { isDrawn = true, Page = OfferDocument, more: behind = '' } = more;
  const double = fetchDouble({
    'POST /api/v1/quote-links/look': () => answer(204),
    'POST /api/v1/release-alarms': () => answer(204),
    ...handlers,
  });
  Object.assign(globalThis, { fetch: double.fetch });
  window.history.replaceState(null, '', path);
  const block = JSON.stringify(data).replaceAll('<', '\\u003c');
  const body = isDrawn ? draw(data).body : '';
  document.body.innerHTML = `<div id="root"${isDrawn ? ' data-drawn="1"' : ''}>${body}</div><script type="application/json" id="${DOCUMENT_DATA_ID}">${block}</script>${behind}`;
  const [drawn] = document.querySelectorAll('h1');
  act(() => openDocument('/q', Page));
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

  it('has the photo of an option in a frame of one shape, which loads when it comes into view', () => {
    const url = `/api/v1/quote-links/photos/${id(6)}/${'a'.repeat(64)}`;
    const { quote } = aPage();
    const photo = { id: id(6), alt: 'The pool', url };
    const options = quote.options.map((option, index) => (index === 0 ? { ...option, photo } : option));
    const { body } = draw(dataOf(found({ quote: { ...quote, options } })));
    const pictures = [...new DOMParser().parseFromString(body, 'text/html').querySelectorAll('img')];
    expect(pictures.map(({ alt, src }) => [alt, new URL(src).pathname])).toEqual([['The pool', url]]);
    expect(pictures[0]?.getAttribute('loading')).toBe('lazy');
    expect(pictures[0]?.parentElement?.className).toContain('aspect-3/2');
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
  beforeEach(() => noError.mockReset());

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

  it('takes the token of an address in any case, and with a stroke at its end', async () => {
    const { requests } = open({ data: dataOf(found()), path: '/Q/a-token/' });
    expect([window.location.pathname, window.history.state]).toEqual([
      '/q',
      { usr: { quoteToken: 'a-token' } },
    ]);
    await userEvent.keyboard('a');
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ token: 'a-token' }));
  });

  it('keeps its token when somebody skips to the content', async () => {
    open({ data: dataOf(found()) });
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect([window.location.hash, window.history.state]).toEqual(['', { usr: { quoteToken: 'a-token' } }]);
  });

  it('says that a tab without a link has none', () => {
    open({ data: dataOf(null), path: '/q' });
    expect(screen.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
  });

  it('no longer says that its buttons do not work once they do', () => {
    const sentence = '<p id="scripts-missing">The buttons on this page don’t work yet.</p>';
    open({ data: dataOf(found()), more: sentence });
    expect(screen.queryByText(/don’t work yet/)).toBeNull();
  });

  it('says that it could not be shown where it fails, and raises the alarm', async () => {
    noError.mockImplementation(() => undefined);
    document.head.innerHTML =
      '<script type="text/plain" src="/remotes/agent/aaaaaaaaaaa1/assets/offer.js"></script>';
    const opened = jest.fn();
    window.addEventListener('landsea-hydrated', opened, { once: true });
    const Broken = () => {
      throw new Error('a broken page');
    };
    const { requests } = open({ data: dataOf(found()), Page: Broken });
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(opened).toHaveBeenCalledTimes(1);
    const alarms = requests.filter(({ path }) => path === '/api/v1/release-alarms');
    const known = { kind: 'first-render', app: 'agent', build: 'aaaaaaaaaaa1' };
    expect(alarms.map(({ body }) => body)).toEqual([{ ...known, subject: '/q', reason: 'a broken page' }]);
  });

  it('raises none where it fails after it was shown: the build is not what is wrong', async () => {
    noError.mockImplementation(() => undefined);
    const Late = ({ token }: OwnDocumentProps) => {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error(`broken later, ${token ?? ''}`);
      return <button onClick={() => setBroken(true)}>Break</button>;
    };
    const { requests } = open({ data: dataOf(found()), isDrawn: false, Page: Late });
    await userEvent.click(screen.getByRole('button', { name: 'Break' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    expect(requests.filter(({ path }) => path.includes('alarms'))).toEqual([]);
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
