import type { FeatureStatus } from '@landsea/contracts/agents';
import { answer } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const status: FeatureStatus = {
  plan: { isOpen: true, until: '2027-03-14T12:00:00.000Z' },
  features: [
    { name: 'clients', used: 12, limit: 10_000 },
    { name: 'trips', used: 9, limit: null },
    { name: 'morning', used: 1, limit: null },
    { name: 'messages', used: 2, limit: null },
  ],
  health: [
    { part: 'accounts', state: 'ok', problems: [] },
    { part: 'planning', state: 'degraded', problems: ['mail'] },
    { part: 'payments', state: 'down', problems: [] },
  ],
  checkedAt: '2026-11-24T14:00:00.000Z',
};
const open = (reply: () => unknown) =>
  openAsAgent('/app/phase4-status', { 'GET /api/v1/feature-status': reply });

describe('the feature status', () => {
  it('says what is on, how much is used, and how each part runs', async () => {
    open(() => status);
    expect(await screen.findByText(/Your Agent plan is on until/)).toBeVisible();
    expect(screen.getByText('12 clients of 10,000')).toBeVisible();
    expect(screen.getByText('2 clients wait for an answer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Morning' })).toHaveAttribute('href', '/app/agents/morning');
    expect(screen.getByText('Working')).toBeVisible();
    expect(screen.getByText('Email is delayed')).toBeVisible();
    expect(screen.getByText('Not answering')).toBeVisible();
  });

  it.each([
    [3, /You can edit your clients’ trips until/],
    [20, /You can look at your clients’ trips, and nothing is deleted/],
  ])('says what a plan that ended %i days ago leaves', async (days, text) => {
    const until = new Date(Date.now() - days * 86_400_000).toISOString();
    open(() => ({ ...status, plan: { isOpen: false, until } }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the later features that it knows, with what is wrong', async () => {
    const later: FeatureStatus['later'] = [
      { name: 'portal', used: 3, state: 'ok' },
      { name: 'invitations', used: 1, state: 'down' },
      { name: 'email-answers', used: 0, state: 'off' },
      { name: 'something-newer', used: 5, state: 'ok' },
    ];
    open(() => ({ ...status, later }));
    expect(await screen.findByText('3 clients have joined')).toBeVisible();
    expect(screen.getByText('1 open invitation, not answering')).toBeVisible();
    expect(screen.getByText('Not set up here')).toBeVisible();
    const list = screen.getByRole('region', { name: 'What is on' });
    expect(within(list).getAllByRole('link')).toHaveLength(status.features.length + 3);
  });

  it('checks again when asked', async () => {
    let now = status;
    const { user } = open(() => now);
    await screen.findByText('Not answering');
    now = { ...status, health: status.health.map((each) => ({ ...each, state: 'ok', problems: [] })) };
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findAllByText('Working')).toHaveLength(3);
  });

  it('offers to try again when the status cannot be read', async () => {
    open(() => answer(500, { code: 'INTERNAL', message: 'Not now.' }));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
