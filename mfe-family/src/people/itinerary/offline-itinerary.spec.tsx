import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import type { PublicItinerary } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { User } from '@landsea/contracts/account';
import { routes } from '../../routes';

const today = getDateIn(new Date());
const photoId = 'a0000000-0000-4000-8000-000000000009';
const aPage = (change: Partial<PublicItinerary> = {}): PublicItinerary => ({
  state: 'open',
  view: {
    tripId: 'a0000000-0000-4000-8000-000000000001',
    title: 'Brubaker spring break',
    message: null,
    startDate: today,
    endDate: addDays(today, 1),
    dates: 'Jan 26 – 27',
    days: [],
    lists: [],
    numbers: [{ id: 'n', title: 'Pop Century, confirmation', value: '99001122' }],
    cover: { drawing: null, photoId, alt: 'All of us on the beach' },
    packing: [{ id: 'p', text: 'Rain ponchos' }],
  },
  hasNumbers: true,
  codeGoesTo: 'j•••@example.com',
  publishedAt: '2026-11-20T10:00:00.000Z',
  fileName: 'Brubaker-2027-01-26',
  agentName: 'Dana Whitlock',
  agencyName: null,
  agentEmail: null,
  ...change,
});

/** As much of a browser's cache as the page needs. */
const kept = new Map<string, string>();
const cache = {
  match: async (address: string) => {
    const text = kept.get(address);
    return text === undefined ? undefined : { json: async () => JSON.parse(text) as unknown };
  },
  put: async (address: string, answered: Response) => void kept.set(address, await answered.text()),
  delete: async (address: string) => kept.delete(address),
  keys: async () => [...kept.keys()],
};

beforeEach(() => {
  kept.clear();
  localStorage.clear();
  Object.assign(globalThis, { caches: { open: async () => cache }, TextEncoder });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

const noNetwork = () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Later' });
const open = (change: Handlers, token = 'a-token', user?: User) =>
  renderRoute(routes, `/i/${token}`, {
    ...(user && { user }),
    handlers: { 'POST /api/v1/itinerary/cover': () => answer(404, {}), ...change },
  });
const visit = async (token = 'a-token', user?: User) => {
  const page = open({ 'POST /api/v1/itinerary/open': () => aPage() }, token, user);
  await screen.findByRole('heading', { level: 1, name: 'Brubaker spring break' });
  return page;
};

describe('an itinerary without a network', () => {
  it('is shown as this device last saw it, without numbers', async () => {
    const { unmount } = await visit();
    await waitFor(() => expect(kept.size).toBe(1));
    const [[address = '', text = ''] = []] = kept;
    expect(address + text).not.toMatch(/99001122|a-token/);
    unmount();
    open({ 'POST /api/v1/itinerary/open': noNetwork });
    expect(
      await screen.findByText(/^No connection\. Last updated \w{3} \d+, \d+:\d\d [AP]M\.$/),
    ).toBeVisible();
    expect(screen.getByText('Rain ponchos')).toBeVisible();
    expect(screen.getByText(/They aren’t kept on this device/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  });

  it.each(['online', 'focus'])(
    'is asked for again once there is a network, at the event %s',
    async (event) => {
      const { unmount } = await visit();
      await waitFor(() => expect(kept.size).toBe(1));
      unmount();
      const now = { open: noNetwork as () => unknown };
      open({ 'POST /api/v1/itinerary/open': () => now.open() });
      await screen.findByText(/Last updated/);
      now.open = () => aPage({ state: 'withdrawn', view: null, hasNumbers: false });
      act(() => void window.dispatchEvent(new Event(event)));
      expect(await screen.findByRole('heading', { name: 'This link was turned off' })).toBeVisible();
      await waitFor(() => expect(kept.size).toBe(0));
    },
  );

  it('leaves the device with the first answer that the link is unknown', async () => {
    const { unmount } = await visit();
    await waitFor(() => expect(kept.size).toBe(1));
    unmount();
    open({ 'POST /api/v1/itinerary/open': () => answer(404, { code: 'NOT_FOUND', message: 'No.' }) });
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await waitFor(() => expect(kept.size).toBe(0));
  });

  const inHtml = { status: 404, headers: { 'Content-Type': 'text/html' } };
  it.each([
    ['proxy', () => new Response('<h1>Not Found</h1>', inHtml)],
    ['captive portal', () => answer(404, { error: 'Sign in to the Wi-Fi' })],
    ['filter', () => answer(400, { message: 'Blocked' })],
  ])('stays on the device after the refusal of a %s', async (_name, refuse) => {
    const { unmount } = await visit();
    await waitFor(() => expect(kept.size).toBe(1));
    unmount();
    open({ 'POST /api/v1/itinerary/open': refuse });
    expect(await screen.findByText(/^No connection\. Last updated/)).toBeVisible();
    expect(screen.getByText('Rain ponchos')).toBeVisible();
    expect(kept.size).toBe(1);
  });

  it('opens by its own link only, and of five at most', async () => {
    for (const token of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const before = [...kept.keys()].at(-1);
      const { unmount } = await visit(token);
      await waitFor(() => expect([...kept.keys()].at(-1)).not.toBe(before));
      unmount();
    }
    await waitFor(() => expect(kept.size).toBe(5));
    open({ 'POST /api/v1/itinerary/open': noNetwork }, 'one');
    expect(await screen.findByRole('heading', { name: 'The itinerary didn’t open' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Brubaker');
  });

  it('is not kept for an agent, and no longer than sixty days', async () => {
    const { unmount } = await visit('a-token', aUser({ userType: 'agent' }));
    await screen.findByText('Rain ponchos');
    expect(kept.size).toBe(0);
    unmount();
    const family = await visit();
    await waitFor(() => expect(kept.size).toBe(1));
    family.unmount();
    for (const [address, text] of kept)
      kept.set(address, text.replace(/"seenAt":"[^"]*"/, '"seenAt":"2020-01-01T00:00:00.000Z"'));
    open({ 'POST /api/v1/itinerary/open': noNetwork });
    expect(await screen.findByRole('heading', { name: 'The itinerary didn’t open' })).toBeVisible();
  });
});
