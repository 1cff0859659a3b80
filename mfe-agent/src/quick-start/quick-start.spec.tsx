import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const clientId = 'c0000000-0000-4000-8000-000000000001';
const sampleId = 'c0000000-0000-4000-8000-000000000002';
const begun = { done: ['profile', 'first-client'], clientId, tripId: null, sampleId: null };
const open = (handlers: Handlers = {}) => openAsAgent('/app/agents/quick-start', handlers);

describe('the quick start', () => {
  it('ticks what was done and leads to what is next', async () => {
    open({ 'GET /api/v1/quick-start': () => begun });
    expect(await screen.findByText('2 of 5 done.')).toBeVisible();
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => within(step).queryByText('Done') !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const [, , next] = steps;
    expect(next).toHaveAttribute('aria-current', 'step');
    expect(within(next as HTMLElement).getByRole('link', { name: 'Plan a trip' })).toHaveAttribute(
      'href',
      `/app/agents/trips?new=${clientId}`,
    );
    expect(screen.getByRole('link', { name: 'Invite them' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open your morning' })).toBeDisabled();
    expect(screen.getByText('Plan a trip first, or try the sample’s morning')).toBeVisible();
  });

  it('adds a sample family and removes it again', async () => {
    let start = { ...begun, sampleId: null as string | null };
    const set = (id: string | null) => {
      start = { ...begun, sampleId: id };
      return start;
    };
    const { user } = open({
      'GET /api/v1/quick-start': () => start,
      'PUT /api/v1/quick-start/sample': () => set(sampleId),
      'DELETE /api/v1/quick-start/sample': () => set(null),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a sample family' }));
    expect(await screen.findByRole('link', { name: 'Open the sample' })).toHaveAttribute(
      'href',
      `/app/agents/clients/${sampleId}`,
    );
    await user.click(screen.getByRole('button', { name: 'Remove the sample' }));
    expect(await screen.findByRole('button', { name: 'Add a sample family' })).toBeVisible();
  });

  it('offers to try again when the steps cannot be read', async () => {
    open({ 'GET /api/v1/quick-start': () => answer(500, { code: 'INTERNAL', message: 'Not now.' }) });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
