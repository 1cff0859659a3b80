import { NO_CLIENT } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAsAgent } from '../../testing/open-as-agent';

const clientId = 'c0000000-0000-4000-8000-000000000001';
const entry = {
  id: 'd0000000-0000-4000-8000-000000000001',
  at: '2026-11-23T10:00:00.000Z',
  by: 'Lee',
  isYou: false,
  kind: 'client',
  noun: 'client',
  action: 'changed',
  what: 'Ada Byron',
  details: ['stage Lead → Quoted'],
  clientId,
  clientName: 'Ada Byron',
};
const open = (handlers: Handlers = {}) =>
  openAsAgent('/app/agents/team/audit', {
    'GET /api/v1/agency': () => ({ agency: null }),
    'GET /api/v1/agency-audit': ({ query }) =>
      query.has('cursor') ? { entries: [], next: null } : { entries: [entry], next: '7' },
    ...handlers,
  });

describe('who changed what', () => {
  it('shows changes with their client, narrows to one, and goes on where the page ended', async () => {
    const page = open();
    expect(await screen.findByText('stage Lead → Quoted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ada Byron' })).toHaveAttribute(
      'href',
      `/app/agents/clients/${clientId}`,
    );
    await page.user.click(screen.getByRole('button', { name: 'Show earlier changes' }));
    await waitFor(() => expect(page.requests.some(({ query }) => query.get('cursor') === '7')).toBe(true));
    await page.user.selectOptions(screen.getByLabelText('Kind'), 'Clients');
    await page.user.click(await screen.findByRole('button', { name: /^Only this client/ }));
    await waitFor(() =>
      expect(page.requests.at(-1)?.query.toString()).toBe(`clientId=${clientId}&kind=client&withTeam=true`),
    );
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      `/api/v1/agency-audit/export?clientId=${clientId}&kind=client`,
    );
  });

  it('says what happened in the team, without a way to a client', async () => {
    const team = { ...entry, clientId: NO_CLIENT, kind: 'team', clientName: '', details: [] };
    const events = [
      ['exported', '41 people'],
      ['role', 'Kim Reyes, agent → assistant'],
      ['from a newer release', 'Kim Reyes'],
    ];
    const entries = [
      ...events.map(([teamEvent, what], index) => ({
        ...team,
        id: entry.id.slice(0, -1) + String(index + 2),
        teamEvent,
        what,
      })),
      { ...entry, kind: 'team', teamEvent: 'looked', what: '', details: [] },
    ];
    open({ 'GET /api/v1/agency-audit': () => ({ entries, next: null }) });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Lee exported the client list, 41 people');
    expect(rows[1]).toHaveTextContent('Lee changed a role: Kim Reyes, agent → assistant');
    expect(rows[2]).toHaveTextContent('Lee changed the team: Kim Reyes');
    expect(rows[3]).toHaveTextContent('Lee looked at the trip as Ada Byron does');
    expect(screen.getAllByRole('link', { name: 'Ada Byron' })).toHaveLength(1);
  });

  it('says to whom a client was handed over, and that one was deleted, without a name and a way there', async () => {
    const details = ['to Kim Reyes'];
    const handed = { ...entry, details, handedTo: 'Kim Reyes' };
    const gone = { ...entry, id: clientId, action: 'removed', details: [], clientName: 'A deleted client' };
    open({ 'GET /api/v1/agency-audit': () => ({ entries: [handed, gone], next: null }) });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Lee handed Ada Byron over to Kim Reyes');
    expect(rows[0]).not.toHaveTextContent('changed the client');
    expect(rows[1]).toHaveTextContent('Lee deleted a client for good');
    expect(screen.getAllByRole('link', { name: /client|Ada/ })).toHaveLength(1);
  });

  it('says so to somebody who works alone, and to a member who is not the owner', async () => {
    const alone = open({
      'GET /api/v1/agency-audit': () => answer(404, { code: 'NOT_FOUND', message: 'Gone' }),
    });
    expect(await screen.findByText('You work alone')).toBeVisible();
    alone.unmount();
    const message = 'Your role in the agency does not include this.';
    open({ 'GET /api/v1/agency-audit': () => answer(403, { code: 'FORBIDDEN', message }) });
    expect(await screen.findByText(message)).toBeVisible();
  });
});
