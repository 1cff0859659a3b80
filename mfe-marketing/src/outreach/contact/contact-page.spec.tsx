import { aUser, answer, renderRoute, type RenderRouteOptions } from '@landsea/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes';

const PATH = 'POST /api/v1/outreach/contact';
const text = 'Does a day at sea count as a park day?';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (path = '/contact', options: RenderRouteOptions = {}) =>
  renderRoute(routes, path, {
    ...options,
    events: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  });
const fill = async ({ user }: ReturnType<typeof open>) => {
  await user.type(await screen.findByLabelText('Your name'), 'Robin Lindqvist');
  await user.type(screen.getByLabelText('Email'), 'robin@example.com');
  await user.type(screen.getByLabelText('Your message'), text);
};
const send = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await act(() => jest.advanceTimersByTimeAsync(4000));
};

describe('the contact page', () => {
  it('sends what was typed, no sooner than a person could have typed it, and says so', async () => {
    const page = open('/contact', { handlers: { [PATH]: () => answer(201, { copySent: false }) } });
    await fill(page);
    await send(page);
    const heading = await screen.findByRole('heading', { name: 'We got your message' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/we’ll write to robin@example\.com/)).toBeInTheDocument();
    const [{ body, headers } = { body: undefined, headers: new Headers() }] = page.requests;
    expect(body).toEqual({
      topic: 'question',
      name: 'Robin Lindqvist',
      email: 'robin@example.com',
      message: text,
      website: '',
      secondsOpen: expect.any(Number),
    });
    expect((body as { secondsOpen: number }).secondsOpen).toBeGreaterThanOrEqual(3);
    expect(headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps what was typed when it fails; a retry keeps its key, and another text gets a new one', async () => {
    let isDown = true;
    const page = open('/contact', {
      handlers: {
        [PATH]: () =>
          isDown
            ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Please try again.' })
            : answer(201, { copySent: true }),
      },
    });
    await fill(page);
    await send(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    expect(screen.getByLabelText('Your message')).toHaveValue(text);
    await send(page);
    await page.user.type(screen.getByLabelText('Your message'), ' Thanks.');
    isDown = false;
    await send(page);
    expect(await screen.findByText(/emailing you a copy/)).toBeInTheDocument();
    const [first, second, third] = page.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect([second, third === first]).toEqual([first, false]);
  });

  it('names what is missing and sends nothing', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Your name is required')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Write at least one sentence')).toBeInTheDocument();
    expect(page.requests).toEqual([]);
  });

  it.each([
    ['?about=demo', '15-minute demo for agents'],
    ['?about=payment', 'A payment or a refund'],
    ['?about=constructor', 'A question'],
    ['', 'A question'],
  ])('is about what the link says: %s', async (query, label) => {
    open(`/contact${query}`);
    const topic = await screen.findByLabelText('What is it about?');
    await waitFor(() => expect(topic).toHaveDisplayValue(label));
  });

  it('knows who is signed in, and nothing of a visitor to the demo', async () => {
    const { unmount } = open('/contact', { user: aUser({ email: 'own@example.com' }) });
    expect(await screen.findByLabelText('Email')).toHaveValue('own@example.com');
    unmount();
    open('/contact', { user: aUser({ isDemo: true }) });
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });

  it('hides its trap from people', async () => {
    const { container } = open();
    await screen.findByLabelText('Your name');
    const trap = container.querySelector('input[name="website"]');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden]')).toHaveClass('hidden');
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
  });
});
