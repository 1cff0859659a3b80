import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { away, notifications, openSettings, press, refused, sent } from '../../testing/open-settings';
import { renderShell } from '../../testing/render-shell';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('the page', () => {
  it('opens the section of the address, and another from the list', async () => {
    const page = openSettings('theme');
    expect(await screen.findByRole('radio', { name: 'Dark' })).toBeInTheDocument();
    const list = screen.getByRole('navigation', { name: 'Settings' });
    expect(within(list).getByRole('link', { current: true })).toHaveTextContent('Theme');
    await page.user.click(within(list).getByRole('link', { name: 'Profile' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Robin');
    expect(screen.queryByRole('radio', { name: 'Dark' })).toBeNull();
  });

  it('opens the first section when the person has no section of that name', async () => {
    openSettings('travel-agent', {}, aUser({ isClient: false }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Robin');
  });

  it('is the same under its old address', async () => {
    renderShell('/settings-legacy', { user: aUser() });
    expect(await screen.findByLabelText('First name')).toBeInTheDocument();
  });

  it('explains to a visitor of the demo why nothing of it changes', async () => {
    openSettings('password', {}, aUser({ isDemo: true }));
    expect(await screen.findByText(/This is a private demo that is deleted after a day/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
  });
});

describe('Profile', () => {
  it('saves the name, and the header shows it', async () => {
    const page = openSettings('profile', {
      'PATCH /api/auth/account': ({ body }) => aUser(body as { firstName: string }),
    });
    await page.user.clear(await screen.findByLabelText('First name'));
    await page.user.type(screen.getByLabelText('First name'), 'Ada');
    await press(page, 'Save name');
    expect(await screen.findByText('Name saved')).toBeInTheDocument();
    expect(page.store.getState().session.user?.firstName).toBe('Ada');
    expect(screen.getByText('Ada')).toBeInTheDocument();
  });

  it('says what is wrong before it asks, and keeps what was typed when the call fails', async () => {
    const page = openSettings('profile', { 'PATCH /api/auth/account': away });
    await page.user.clear(await screen.findByLabelText('Last name'));
    await page.user.type(screen.getByLabelText('Last name'), 'M');
    await press(page, 'Save name');
    expect(screen.getByText('Last name must be at least 2 characters')).toBeInTheDocument();
    expect(sent(page, 'PATCH')).toEqual([]);
    await page.user.type(screen.getByLabelText('Last name'), 'oss');
    await press(page, 'Save name');
    expect(await screen.findByText('Landsea is not reachable right now.')).toBeInTheDocument();
    expect(screen.getByLabelText('Last name')).toHaveValue('Moss');
  });
});

describe('Email', () => {
  it('sends a link to the new address, says so, and shows what waits', async () => {
    let pendingEmail: string | null = null;
    let answerTheKeeping = () => {};
    const page = openSettings('email', {
      'GET /api/auth/account': () => ({ pendingEmail, notifications }),
      'POST /api/auth/account/email': ({ body }) => {
        pendingEmail = (body as { email: string }).email;
      },
      'DELETE /api/auth/account/email': async () => {
        await new Promise<void>((resolve) => (answerTheKeeping = resolve));
        pendingEmail = null;
      },
    });
    await page.user.type(await screen.findByLabelText('New email'), 'ada@landsea.example');
    await page.user.type(screen.getByLabelText('Current password'), 'secret-1');
    await press(page, 'Send confirmation link');
    expect(await screen.findByText('We sent a link to ada@landsea.example')).toBeInTheDocument();
    expect(sent(page, 'POST')[0]?.body).toEqual({ email: 'ada@landsea.example', password: 'secret-1' });
    expect(await screen.findByText('ada@landsea.example is waiting to be confirmed')).toBeInTheDocument();
    await press(page, 'Keep the current email');
    expect(await screen.findByRole('button', { name: 'Canceling...' })).toBeInTheDocument();
    answerTheKeeping();
    await waitFor(() => {
      expect(screen.queryByText('ada@landsea.example is waiting to be confirmed')).toBeNull();
    });
  });

  it('marks a wrong password and names a taken address, keeping what was typed', async () => {
    let reply: () => Response = refused('password', 'That is not the password of this account');
    const page = openSettings('email', { 'POST /api/auth/account/email': () => reply() });
    await press(page, 'Send confirmation link');
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Enter your current password')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('New email'), 'ada@landsea.example');
    await page.user.type(screen.getByLabelText('Current password'), 'wrong');
    await press(page, 'Send confirmation link');
    expect(await screen.findByText('That is not the password of this account')).toBeInTheDocument();
    reply = () => answer(409, { code: 'EMAIL_TAKEN', message: 'An account with this email already exists.' });
    await press(page, 'Send confirmation link');
    expect(await screen.findByText('An account with this email already exists.')).toBeInTheDocument();
    expect(screen.getByLabelText('New email')).toHaveValue('ada@landsea.example');
  });
});

describe('Password', () => {
  const fill = async (page: ReturnType<typeof openSettings>, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await page.user.type(await screen.findByLabelText(label), value);
  };

  it('changes it, empties the form and says that other browsers are out', async () => {
    const page = openSettings('password', { 'POST /api/auth/account/password': () => aUser() });
    await fill(page, {
      'Current password': 'secret-1',
      'New password': 'lanterns-9',
      'Confirm new password': 'lanterns-9',
    });
    await press(page, 'Change password');
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(screen.getByText('Every other browser has been signed out.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(sent(page, 'POST')[0]?.body).toEqual({
      currentPassword: 'secret-1',
      password: 'lanterns-9',
    });
  });

  it('takes back with it the address that waited to be confirmed', async () => {
    let pendingEmail: string | null = 'ada@landsea.example';
    const page = openSettings('email', {
      'GET /api/auth/account': () => ({ pendingEmail, notifications }),
      'POST /api/auth/account/password': () => {
        pendingEmail = null;
        return aUser();
      },
    });
    const open = async (section: string) => {
      const [link] = await screen.findAllByRole('link', { name: section });
      if (link) await page.user.click(link);
    };
    expect(await screen.findByText('ada@landsea.example is waiting to be confirmed')).toBeInTheDocument();
    await open('Password');
    await fill(page, {
      'Current password': 'secret-1',
      'New password': 'lanterns-9',
      'Confirm new password': 'lanterns-9',
    });
    await press(page, 'Change password');
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    await open('Email');
    expect(await screen.findByLabelText('New email')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('ada@landsea.example is waiting to be confirmed')).toBeNull();
    });
  });

  it('checks first, marks what is refused, is busy meanwhile and keeps what was typed', async () => {
    let finish: (value: Response) => void = () => undefined;
    const page = openSettings('password', {
      'POST /api/auth/account/password': () => new Promise<Response>((resolve) => (finish = resolve)),
    });
    await fill(page, { 'New password': '12345', 'Confirm new password': '123456' });
    await press(page, 'Change password');
    expect(screen.getByText('Enter your current password')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(screen.getByText("Passwords don't match")).toBeInTheDocument();
    await fill(page, { 'Current password': 'secret-1', 'New password': '6' });
    await press(page, 'Change password');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    finish(refused('password', 'That password is too common')());
    expect(await screen.findByText('That password is too common')).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveValue('secret-1');
  });

  it('lets who has none set a first one', async () => {
    openSettings('password', {}, aUser({ hasPassword: false, googleLinked: true }));
    expect(await screen.findByRole('button', { name: 'Set password' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('Sign-in methods', () => {
  it('links through Google, and unlinks only with a password', async () => {
    openSettings('sign-in');
    expect(await screen.findByRole('link', { name: 'Link Google' })).toHaveAttribute(
      'href',
      '/auth/google?link=1',
    );
  });

  it.each([
    ['linked', /Google is linked\./],
    ['signed-in-again', /You signed in again\. For the next 10 minutes/],
    ['verify-email-first', /Confirm your email before you link/],
    ['denied', /canceled/],
    ['recent-sign-in-required', /sign out and in again/],
    ['linked-elsewhere', /another Landsea account/],
    ['failed', /was not linked/],
  ])('tells who comes back from Google with %s how it ended', async (outcome, words) => {
    renderShell(`/settings?google=${outcome}`, { user: aUser() });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign-in methods', expanded: true })).toBeInTheDocument();
  });

  it('unlinks', async () => {
    const page = openSettings(
      'sign-in',
      { 'DELETE /api/auth/account/google': () => aUser() },
      aUser({ googleLinked: true }),
    );
    await press(page, 'Unlink Google');
    expect(await screen.findByText('Google is no longer linked')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Link Google' })).toBeInTheDocument();
  });

  it('keeps the only way in', async () => {
    openSettings('sign-in', {}, aUser({ googleLinked: true, hasPassword: false }));
    expect(await screen.findByRole('button', { name: 'Unlink Google' })).toBeDisabled();
    expect(screen.getByText(/Set a password before you unlink it/)).toBeInTheDocument();
  });
});
