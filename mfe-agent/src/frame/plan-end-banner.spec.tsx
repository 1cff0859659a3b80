import { addDays, getDateIn } from '@landsea/contracts/core';
import { screen } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const today = getDateIn(new Date());
const open = (plan: object) =>
  openAsAgent('/app/agents/trips', {
    'GET /api/v1/agent-plan': () => plan,
    'GET /api/v1/agent-trips': () => ({ trips: [] }),
  });

describe('the banner after the end of a plan', () => {
  it.each([
    [addDays(today, 3), /^You can edit your clients’ trips until .*new clients and trips wait/],
    [addDays(today, -3), /^You can look at everything, but not change/],
  ])('says with %s as the last day to edit what stops', async (editsUntil, text) => {
    open({ endedAt: '2026-11-20T17:00:00.000Z', editsUntil });
    expect(await screen.findByText('Your plan ended on Fri, Nov 20')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/pricing');
  });

  it('is not there with a plan, or without one yet', async () => {
    open({ endedAt: null, editsUntil: null });
    expect(await screen.findByText('No trips yet')).toBeVisible();
    expect(screen.queryByText(/Your plan ended/)).not.toBeInTheDocument();
  });
});
