import { GoogleOutcome } from '@landsea/contracts/account';
import { answer, aUser } from '@landsea/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, TRIP_ID } from '../../testing/render-shell';
import { GoogleButton } from './google-button';

const noTrip = { 'GET /api/user/access': () => answer(404, { code: 'NOT_FOUND', message: 'x' }) };
const ends: Partial<Record<GoogleOutcome, string>> = {
  denied: 'Sign in with Google was canceled',
  expired: 'That sign in is no longer valid',
  failed: 'Sign in with Google failed',
  unavailable: 'Sign in with Google is not reachable right now',
  'not-offered': 'Sign in with Google is not set up here',
  busy: 'Too many tries',
  unverified: 'Google has not verified your email',
  'has-password': 'You already have an account with a password',
  'not-invited': 'There is no client account with this email',
  'linked-elsewhere': 'That Google account cannot be used here',
  'sign-in-first': 'Please sign in first',
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('Continue with Google', () => {
  it.each([
    ['/auth/google', 'family', '/auth/google'],
    ['/auth/google', 'agent', '/auth/google?userType=agent'],
    ['/api/login', 'family', '/api/login?userType=family'],
    ['/api/login', 'client', '/api/login?userType=client'],
  ] as const)('from %s as %s goes to %s', async (from, userType, address) => {
    const left: string[] = [];
    render(<GoogleButton from={from} userType={userType} leaveTo={(to) => left.push(to)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(left).toEqual([address]);
  });

  it('is offered beside both tabs', async () => {
    const { user } = renderShell('/auth');
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Create Account' }));
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeInTheDocument();
  });
});

describe('back from Google', () => {
  it.each(Object.entries(ends))('%s is said on the sign-in page', async (outcome, title) => {
    renderShell(`/auth?google=${outcome}`);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it('a made-up outcome says nothing', async () => {
    renderShell('/auth?google=<b>made-up</b>');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.queryByText(/google(?!$)/i, { ignore: 'button' })).not.toBeInTheDocument();
  });

  it('nothing is asked of somebody who only passes through', async () => {
    renderShell('/auth?google=welcome', { session: 'loading' });
    expect(await screen.findByText('Signing you in...')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it.each([
    ['family', 'welcome', 'Welcome back!', `/trip/${TRIP_ID}/dashboard`],
    ['agent', 'welcome', 'Welcome back!', '/app/agents/clients'],
    ['client', 'welcome', 'Welcome back!', '/client-portal'],
    ['family', 'created', 'Account created!', '/create-trip'],
    ['agent', 'created', 'Account created!', '/app/agents/quick-start'],
  ] as const)('a %s who is %s reads %s and goes to %s', async (userType, outcome, title, path) => {
    localStorage.setItem('trip_of-somebody-else', 'x');
    const { router } = renderShell(`/auth?google=${outcome}`, {
      user: aUser({ userType }),
      handlers: noTrip,
    });
    expect(await screen.findByText(title)).toBeInTheDocument();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(path);
    });
    expect(localStorage.getItem('trip_of-somebody-else')).toBeNull();
  });

  it('a remembered destination is used once', async () => {
    sessionStorage.setItem('intendedDestination', '/my-trips?filter=archived');
    const { router } = renderShell('/auth?google=welcome', { user: aUser() });
    await waitFor(() => {
      expect(router.state.location.pathname + router.state.location.search).toBe('/my-trips?filter=archived');
    });
    expect(sessionStorage.getItem('intendedDestination')).toBeNull();
  });

  it('a browser that kept no cookie is told', async () => {
    renderShell('/auth?google=welcome');
    expect(await screen.findByText('Your browser did not keep the sign in')).toBeInTheDocument();
  });

  it('somebody signed in who gave up goes on, and is told', async () => {
    const { router } = renderShell('/auth?google=denied', { user: aUser(), handlers: noTrip });
    expect(await screen.findByText('Sign in with Google was canceled')).toBeInTheDocument();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/trip/${TRIP_ID}/dashboard`);
    });
  });
});
