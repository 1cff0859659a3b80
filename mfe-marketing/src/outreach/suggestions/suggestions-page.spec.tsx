import { answer, renderRoute, type RenderRouteOptions } from '@landsea/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete window.landseaSite;
});

const open = (options: RenderRouteOptions = {}) =>
  renderRoute(routes, '/suggestions', {
    ...options,
    events: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  });

describe('the page for suggestions', () => {
  it('sends a fact that is wrong, without an address', async () => {
    const { user, requests } = open({
      handlers: { 'POST /api/v1/outreach/suggestions': () => answer(201, { copySent: false }) },
    });
    await user.click(await screen.findByRole('radio', { name: 'A wrong fact' }));
    await user.type(screen.getByLabelText(/What is wrong/), 'The carousel is closed.');
    await user.click(screen.getByRole('button', { name: 'Send suggestion' }));
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(await screen.findByRole('heading', { name: 'Noted, thank you' })).toBeInTheDocument();
    expect(requests[0]?.body).toMatchObject({
      topic: 'wrong-fact',
      message: 'The carousel is closed.',
      email: null,
    });
    await user.click(screen.getByRole('button', { name: 'Send another' }));
    expect(screen.getByLabelText(/What is wrong/)).toHaveValue('');
  });

  it('names an address that is none', async () => {
    const { user, requests } = open();
    await user.type(await screen.findByLabelText(/^Email/), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Send suggestion' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('links to the form elsewhere only where one is configured', async () => {
    const { unmount } = open();
    await screen.findByRole('button', { name: 'Send suggestion' });
    expect(screen.queryByRole('link', { name: /feedback form/ })).not.toBeInTheDocument();
    unmount();
    window.landseaSite = { feedbackFormUrl: 'https://forms.example/landsea' };
    open();
    const link = await screen.findByRole('link', { name: 'Open the feedback form (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://forms.example/landsea');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
