import { aUser } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { away, openSettings, press, sent } from '../../../testing/open-settings';

const path = '/api/v1/morning-digest';
const agent = (over: object = {}) => aUser({ userType: 'agent', ...over });
const chicago = { isOn: true, timeZone: 'America/Chicago' };
const open = (handlers: Parameters<typeof openSettings>[1] = {}, user = agent()) =>
  openSettings('notifications', { [`GET ${path}`]: () => chicago, ...handlers }, user);
const name = 'Your morning by mail';

it('is switched off at once, and on the clock of this browser where asked', async () => {
  const page = open({ [`PUT ${path}`]: ({ body }) => body });
  expect(await screen.findByText(/At 6:30 AM \(Chicago time\)/)).toBeInTheDocument();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await press(page, /^Use .* time$|^Use UTC/);
  await page.user.click(screen.getByRole('switch', { name }));
  await waitFor(() => {
    expect(sent(page, 'PUT').map(({ body }) => body)).toEqual([
      { isOn: true, timeZone: own },
      { isOn: false, timeZone: own },
    ]);
  });
  expect(screen.getByRole('switch', { name })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
});

it('is chosen for the clients, too, and keeps what was chosen for the agent', async () => {
  const page = open({
    [`GET ${path}`]: () => ({ ...chicago, tellsClients: false }),
    [`PUT ${path}`]: ({ body }) => body,
  });
  await page.user.click(await screen.findByRole('switch', { name: 'And one to each of your clients' }));
  await page.user.click(screen.getByRole('switch', { name }));
  await waitFor(() => {
    expect(sent(page, 'PUT').map(({ body }) => body)).toEqual([
      { ...chicago, tellsClients: true },
      { ...chicago, isOn: false, tellsClients: true },
    ]);
  });
});

it('moves back when it was not saved', async () => {
  const page = open({ [`PUT ${path}`]: away });
  await page.user.click(await screen.findByRole('switch', { name }));
  expect(await screen.findByText('That choice was not saved')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name })).toBeChecked();
});

it('is there for agents only, and the demo cannot change it', async () => {
  open({}, agent({ isDemo: true }));
  expect(await screen.findByRole('switch', { name })).toBeDisabled();
});

it('asks families nothing', async () => {
  open({}, aUser());
  expect(await screen.findByRole('switch', { name: 'Tips newsletter' })).toBeInTheDocument();
  expect(screen.queryByRole('switch', { name })).not.toBeInTheDocument();
});
