import { aUser, answer, renderRoute, type RenderRouteOptions } from '@landsea/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes';

const PATH = 'POST /api/v1/outreach/newsletter';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (path: string, options: RenderRouteOptions = {}) =>
  renderRoute(routes, path, {
    ...options,
    events: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  });
const subscribe = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  await act(() => jest.advanceTimersByTimeAsync(4000));
};

describe('the newsletter page', () => {
  it('asks for an address and says that a link is on its way', async () => {
    const { user, requests } = open('/newsletter', { handlers: { [PATH]: () => answer(204) } });
    await user.type(await screen.findByLabelText('Email'), 'Ada@Example.com');
    await subscribe(user);
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
    expect(screen.getByText(/We sent a link to ada@example\.com/)).toBeInTheDocument();
    expect(requests[0]?.body).toMatchObject({ email: 'ada@example.com', website: '' });
  });

  it('keeps the address when that fails', async () => {
    const tooMany = {
      code: 'RATE_LIMITED',
      message: 'Too many tries. Try again later.',
      retryAfterSeconds: 60,
    };
    const { user } = open('/newsletter', { handlers: { [PATH]: () => answer(429, tooMany) } });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await subscribe(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });
});

const invalid = { code: 'TOKEN_INVALID', message: 'This link is invalid or has expired.' };

describe('the link of the confirmation email', () => {
  it('does nothing before the button is pressed, then ends on the page of thanks', async () => {
    const { user, requests, router } = open('/newsletter/confirm/abc', {
      handlers: { [`${PATH}/confirm`]: () => answer(204) },
    });
    const button = await screen.findByRole('button', { name: 'Yes, subscribe me' });
    expect(requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Thank you! You’re on the list' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/thanks');
    expect(requests[0]?.body).toEqual({ token: 'abc' });
  });

  it('that is too old leads back to the form', async () => {
    const { user } = open('/newsletter/confirm/abc', {
      handlers: { [`${PATH}/confirm`]: () => answer(400, invalid) },
    });
    await user.click(await screen.findByRole('button', { name: 'Yes, subscribe me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid or has expired.');
    expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/newsletter');
  });
});

describe('the link to unsubscribe', () => {
  it('unsubscribes when the button is pressed', async () => {
    const { user, requests } = open('/newsletter/unsubscribe/abc', {
      handlers: { [`${PATH}/unsubscribe`]: () => answer(204) },
    });
    const button = await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeInTheDocument();
  });

  it('says when it did not, and may be pressed again', async () => {
    const { user } = open('/newsletter/unsubscribe/abc', {
      handlers: { [`${PATH}/unsubscribe`]: () => answer(400, invalid) },
    });
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'You were not unsubscribed' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  });
});

describe('the page of thanks', () => {
  it('claims nothing for somebody who confirmed nothing, and leads a visitor to the sign-in', async () => {
    open('/thanks');
    expect(await screen.findByRole('heading', { name: 'Thanks for reading along' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start planning' })).toHaveAttribute('href', '/auth');
  });

  it('leads who is signed in to the trip', async () => {
    open('/thanks', { user: aUser() });
    expect(await screen.findByRole('link', { name: 'Open my trip' })).toHaveAttribute(
      'href',
      '/trip-dashboard',
    );
  });
});
