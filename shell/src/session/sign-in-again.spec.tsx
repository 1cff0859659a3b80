import { useState } from 'react';
import { api, notify } from '@landsea/web-kit';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

const { useSaveNoteMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    saveNote: build.mutation<unknown, string>({
      query: (text) => ({ url: '/api/notes', method: 'POST', body: { text } }),
    }),
  }),
});

function Notes() {
  const [text, setText] = useState('');
  const [save] = useSaveNoteMutation();
  const send = async () => {
    const { data } = await save(text);
    if (data) notify({ title: 'Note saved', tone: 'success' });
  };
  return (
    <>
      <h1>Notes</h1>
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={() => void send()}>Save</button>
    </>
  );
}

const family: RemoteModule = {
  nav: [],
  routes: [
    {
      path: '/my-trips',
      handle: { access: 'signed-in', title: 'x', description: 'x' },
      element: <Notes />,
    },
  ],
};
const robin = aUser({ email: 'robin@landsea.example' });
const gone = () => answer(401, { code: 'UNAUTHENTICATED', message: 'Sign in' });

const open = async (user = robin) => {
  const session = { isThere: false };
  const shell = renderShell('/my-trips', {
    remotes: { family: () => Promise.resolve(family) },
    user,
    handlers: {
      'GET /api/user/access': () => ({
        canView: true,
        canEdit: true,
        accessType: 'trip',
        isActive: true,
        message: '',
      }),
      'GET /api/auth/user': () => (session.isThere ? robin : gone()),
      'POST /api/notes': ({ body }) => (session.isThere ? body : gone()),
      'POST /api/auth/login': ({ body }) => {
        const { password } = body as { password: string };
        session.isThere = password === 'calm-seas-7';
        return session.isThere ? robin : answer(401, { code: 'UNAUTHENTICATED', message: 'No' });
      },
    },
  });
  await shell.user.type(await screen.findByLabelText('Note'), 'Bring ponchos');
  await shell.user.click(screen.getByRole('button', { name: 'Save' }));
  return shell;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a person whose session ended signs in over the page, and what was refused is saved', async () => {
  const { user, requests, router } = await open();
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('robin@landsea.example');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('Password'), 'wrong-one-1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Invalid email or password')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'calm-seas-7');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Note saved')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('Bring ponchos');
  expect(router.state.location.pathname).toBe('/my-trips');
  expect(requests.filter(({ path }) => path === '/api/notes').at(-1)?.body).toEqual({
    text: 'Bring ponchos',
  });
});

test('a demo, which no sign-in brings back, ends as before', async () => {
  const { router } = await open(aUser({ isDemo: true }));
  expect(await screen.findByText('Session Expired')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
