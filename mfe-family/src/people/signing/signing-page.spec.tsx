import type { SigningPage } from '@landsea/contracts/agents';
import { answer, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';

const page: SigningPage = {
  state: 'open',
  kind: 'authorization',
  title: 'Your permission to book',
  agentName: 'Dana Moore',
  agencyName: 'Harbor & Castle',
  recipientName: 'Jen Brubaker',
  content: {
    title: 'Your permission to book',
    textVersion: 1,
    agentName: 'Dana Moore',
    agencyName: 'Harbor & Castle',
    tripName: null,
    sections: [{ heading: 'Paying without giving us your card', body: 'We never take card numbers.' }],
    amounts: [],
    cancellation: [{ until: null, costs: 'All of it' }],
    authorization: { supplier: 'The cruise line', cents: 431_820, until: '2027-09-03', howToPay: 'By phone' },
  },
  contentHash: 'a'.repeat(64),
  asks: [{ name: 'lastFour', label: 'Last four digits', options: [] }],
  closedAt: null,
};

const open = (handlers: Handlers = {}) =>
  renderRoute(routes, '/sign/a-token', {
    handlers: { 'POST /api/v1/signing/open': () => page, ...handlers },
  });

it('is read to the end first, takes the token out of the address, and says what was refused', async () => {
  const { user, requests, router } = open({
    'POST /api/v1/signing/sign': () =>
      answer(400, {
        code: 'VALIDATION_FAILED',
        message: 'Please check this',
        fields: [{ path: 'name', message: 'That looks like a card number.' }],
      }),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your permission to book');
  expect(router.state.location.pathname).toBe('/sign');
  expect(screen.getByText('$4,318.20')).toBeVisible();
  expect(screen.queryByLabelText('Your full name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I’ve read it to the end' }));
  await user.type(screen.getByLabelText('Last four digits'), '4242');
  await user.type(screen.getByLabelText('Your full name'), 'Jen Brubaker');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('That looks like a card number.')).toBeVisible();
  expect(requests.at(-1)?.body).toMatchObject({
    token: 'a-token',
    contentHash: page.contentHash,
    answers: { lastFour: '4242' },
    name: 'Jen Brubaker',
    drawn: null,
    hasRead: true,
  });
});

it('is declined with a reason', async () => {
  let state: SigningPage['state'] = 'open';
  const { user } = open({
    'POST /api/v1/signing/open': () => ({ ...page, state, content: null }),
    'POST /api/v1/signing/decline': () => {
      state = 'declined';
      return { state };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'I don’t want to sign' }));
  await user.type(screen.getByLabelText('What should change?'), 'Another hotel');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('heading', { name: 'You declined this one' })).toBeVisible();
});

it.each([
  ['signed', 'Signed. Thank you!'],
  ['void', 'This isn’t needed anymore'],
  ['expired', 'This link is too old'],
] as const)('says what became of one that is %s', async (state, title) => {
  open({ 'POST /api/v1/signing/open': () => ({ ...page, state, content: null }) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
