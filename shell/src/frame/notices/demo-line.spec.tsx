import { aUser } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';

const LINE = 'This is your own private demo. It’s deleted after a day.';

test('a visitor of the demo reads on every page that it is private and for a day', async () => {
  renderShell('/nowhere', { user: aUser({ isDemo: true }) });
  expect(await screen.findByText(LINE)).toBeInTheDocument();
});

test('nobody else reads it', async () => {
  renderShell('/nowhere', { user: aUser() });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
});
