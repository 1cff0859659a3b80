import { answer, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { PreviewInFront } from './preview-in-front';

const tripId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const trip = {
  tripName: 'Spring break, as we talked about it',
  startDate: '2127-03-14',
  endDate: '2127-03-21',
  party: { adults: 2, children: 1 },
  estimatedCost: 5400,
  checkoutUrl: 'http://localhost/api/billing/preview-checkout/1',
  expiresAt: '2127-01-08T15:00:00.000Z',
};
const routes = [
  {
    path: '/trip/:tripId',
    element: (
      <PreviewInFront>
        <h1>The protected page</h1>
      </PreviewInFront>
    ),
  },
];
const open = (query: string, seedTrip: Handlers[string] = () => ({ success: true, trip })) =>
  renderRoute(routes, `/trip/${tripId}${query}`, {
    handlers: { 'GET /api/seed-trip/:tripId': seedTrip },
  });
const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

/** Loaded once beforehand, or the first test would wait for it. */
beforeAll(() => import('./trip-preview-page'));

describe.each(['?preview=1', '?src=gpt'])('a trip opened with %s', (query) => {
  it('shows a visitor what the assistant planned, what is next and until when', async () => {
    open(query);
    expect(await screen.findByRole('heading', { level: 1, name: trip.tripName })).toBeInTheDocument();
    expect(screen.getByText('This is a temporary trip preview')).toBeInTheDocument();
    expect(screen.getByText(/chat assistant/)).toBeInTheDocument();
    expect(['Starts', 'Ends', 'Adults', 'Children', 'Estimated total cost'].map(factOf)).toEqual([
      'Fri, Mar 14',
      'Fri, Mar 21',
      '2',
      '1',
      '$5,400',
    ]);
    expect(screen.getByRole('heading', { name: "What's Next" })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Unlock full planning',
      'Daily itineraries and park reservations',
      'Dining reservations',
      'Lightning Lane strategy',
      'Invite family to collaborate',
    ]);
    expect(screen.getByText('Wed, Jan 8')).toHaveAttribute('datetime', trip.expiresAt);
    expect(screen.getByRole('button', { name: 'Complete Payment ($39)' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Unlock Trip for $39' })).toBeEnabled();
    expect(screen.queryByText('The protected page')).not.toBeInTheDocument();
  });
});

describe('a preview', () => {
  it('says that it is loading until it is known', async () => {
    let finish: (value: unknown) => void = () => undefined;
    open('?preview=1', () => new Promise((resolve) => (finish = resolve)));
    expect(await screen.findByText('Opening the preview of your trip')).toBeInTheDocument();
    expect(screen.queryByText('The protected page')).not.toBeInTheDocument();
    finish({ success: true, trip });
    expect(await screen.findByText(trip.tripName)).toBeInTheDocument();
  });

  it('cannot be paid for without a checkout link', async () => {
    open('?preview=1', () => ({ success: true, trip: { ...trip, checkoutUrl: null } }));
    expect(await screen.findByRole('button', { name: 'Complete Payment ($39)' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Unlock Trip for $39' })).toBeDisabled();
  });

  it('has no children unless the assistant said so, and no cost it does not know', async () => {
    open('?preview=1', () => ({
      success: true,
      trip: { ...trip, party: { adults: 1 }, estimatedCost: undefined },
    }));
    await screen.findByText(trip.tripName);
    expect(factOf('Children')).toBe('0');
    expect(screen.queryByText('Estimated total cost')).not.toBeInTheDocument();
  });

  it.each([
    ['paid', /already been paid for, from another browser/],
    ['unavailable', /Nothing was charged/],
  ])('explains why the payment led back (%s)', async (stop, text) => {
    open(`?preview=1&checkout=${stop}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    ['not found', () => answer(404, { code: 'NOT_FOUND', message: 'x' })],
    ['out of reach', () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'x' })],
    ['no success', () => ({ success: false })],
    ['no trip', () => ({ success: true })],
    [
      'an address that is no web page',
      () => ({ success: true, trip: { ...trip, checkoutUrl: 'javascript:1' } }),
    ],
  ])('that is %s is, silently, the page itself', async (_, handler) => {
    open('?src=gpt', handler);
    expect(await screen.findByRole('heading', { name: 'The protected page' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['', '?preview=0', '?src=mail'])('is not asked for by %j', async (query) => {
    const { requests } = open(query);
    expect(await screen.findByRole('heading', { name: 'The protected page' })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
