import type { AgentTrip } from '@landsea/contracts/agents';
import { asClient, listenToAnnouncement, localMemory } from '@landsea/web-kit';
import { waitUntilIdle, type BesideTripProps, type RemoteModule } from '@landsea/web-kit/pages';
import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openTripPage } from '../../testing/open-trip-page';
import { fullAccess, tripId } from '../../testing/trip-fixtures';

const made: AgentTrip = {
  tripId,
  clientId: 'c0000000-0000-4000-8000-000000000001',
  clientName: 'Ada Byron',
  clientJoined: true,
  name: 'Spring break',
  mode: 'parks',
  startDate: '2099-03-14',
  endDate: '2099-03-18',
  people: 4,
  archived: false,
  stage: 'planning',
  isMade: true,
  access: { may: 'wishes', seesMoney: false, seesDocuments: false, version: 3 },
  next: null,
};
const Tools = ({ clientName, clientId }: BesideTripProps) => (
  <p>
    Tools for {clientName}, {clientId}
  </p>
);
const open = (trip: AgentTrip | (() => unknown), userType: 'agent' | 'family' = 'agent') =>
  openTripPage(
    `/trip/${tripId}/family-hq`,
    {
      'GET /api/user/access': () => ({ ...fullAccess, forClient: true }),
      'GET /api/v1/agent-trips/:tripId': typeof trip === 'function' ? trip : () => trip,
      'PUT /api/v1/agent-trips/:tripId/client': () => trip,
    },
    { user: aUser({ userType }) },
  );

afterEach(() => asClient.stop());

describe('the bar over a client’s trip', () => {
  it('says whose trip it is, and lets the agent choose what the client sees', async () => {
    const { user, requests } = open(made);
    expect(await screen.findByText('Ada Byron')).toBeVisible();
    expect(screen.getByText(/’s trip\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'What they see…' }));
    await user.click(await screen.findByRole('radio', { name: 'Can edit' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ ...made.access, may: 'edit' }),
    );
  });

  it.each([
    ['made for them', made],
    ['of their own', { ...made, isMade: false, access: null }],
  ])('leads to the portal as the client sees it, from a trip %s', async (_which, trip) => {
    open(trip);
    expect(await screen.findByRole('link', { name: 'As the client sees it' })).toHaveAttribute(
      'href',
      `/app/agents/clients/${made.clientId}/portal?trip=${tripId}`,
    );
  });

  it('offers no choice of what a client sees of their own trip', async () => {
    open({ ...made, isMade: false, access: null });
    expect(await screen.findByText(/shared this trip with you/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'What they see…' })).not.toBeInTheDocument();
  });

  it('says that the trip is seen as the client does, and reads it so', async () => {
    asClient.start({ tripId, clientId: made.clientId });
    const { requests } = open(made);
    expect(await screen.findByText(/You see this trip as/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to your view' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Their first page' })).toHaveAttribute(
      'href',
      `/app/agents/clients/${made.clientId}/portal?trip=${tripId}`,
    );
    const reads = requests.filter(({ path }) => path === `/api/trips/${tripId}`);
    expect(reads.map(({ query }) => query.get('asClient'))).toContain(made.clientId);
  });

  it.each([
    ['parks', 'Lightning Lane', 'Excursions'],
    ['cruise', 'Excursions', 'Lightning Lane'],
  ])(
    'leads to the client, their messages, the agent’s tasks and pages of %s',
    async (mode, shown, hidden) => {
      open({ ...made, mode });
      const pages = within(await screen.findByRole('navigation', { name: 'Pages of this trip' }));
      const hrefOf = (name: string) => pages.getByRole('link', { name }).getAttribute('href');
      expect(hrefOf('Client')).toBe(`/app/agents/clients/${made.clientId}`);
      expect(hrefOf('Messages')).toBe(`/app/agents/messages?client=${made.clientId}&trip=${tripId}`);
      expect(hrefOf('Your tasks')).toBe(`/app/agents/trips/${tripId}/tasks`);
      expect(pages.getByRole('link', { name: shown })).toBeVisible();
      expect(pages.queryByRole('link', { name: hidden })).not.toBeInTheDocument();
    },
  );

  it('asks the shell for the agents’ tools, and gives them the trip', async () => {
    const asked: string[] = [];
    const stop = listenToAnnouncement('remote-wanted', ({ name, give }) => {
      asked.push(name);
      give({ routes: [], nav: [], besideTrip: () => Promise.resolve(Tools) });
    });
    open(made);
    expect(await screen.findByText(`Tools for Ada Byron, ${made.clientId}`)).toBeVisible();
    expect(asked).toContain('agent');
    stop();
  });

  it.each([
    ['the agent’s pages cannot be loaded', () => undefined],
    [
      'an older build of them has no tools',
      (give: (module: RemoteModule) => void) => give({ routes: [], nav: [] }),
    ],
    [
      'their tools cannot be loaded',
      (give: (module: RemoteModule) => void) =>
        give({ routes: [], nav: [], besideTrip: () => Promise.reject(new Error('no signal')) }),
    ],
  ])('stands without tools where %s', async (_why, react) => {
    const wanted = new Promise<void>((resolve) => {
      const stop = listenToAnnouncement('remote-wanted', ({ give }) => {
        react(give);
        stop();
        resolve();
      });
    });
    open(made);
    await wanted;
    expect(await screen.findByRole('link', { name: 'Your tasks' })).toBeVisible();
    expect(screen.queryByText(/Tools for/)).not.toBeInTheDocument();
  });

  it('leaves the room of the client’s card until the card is here, where the agent left it open', async () => {
    const give: ((module: RemoteModule) => void)[] = [];
    const stop = listenToAnnouncement('remote-wanted', (wanted) => void give.push(wanted.give));
    localMemory.write('agent_client_beside', 'open');
    open(made);
    const bar = await screen.findByRole('region', { name: 'Your client’s trip' });
    expect(bar).toHaveAttribute('data-card-room');
    await waitFor(() => expect(give).not.toEqual([]));
    expect(bar.querySelector('[data-card-here]')).toBeNull();
    give[0]?.({ routes: [], nav: [], besideTrip: () => Promise.resolve(Tools) });
    await waitFor(() => expect(bar.querySelector('[data-card-here]')).not.toBeNull());
    stop();
    localMemory.write('agent_client_beside', 'closed');
  });

  it('leaves no room where the agent closed the card', async () => {
    localMemory.write('agent_client_beside', 'closed');
    open(made);
    const bar = await screen.findByRole('region', { name: 'Your client’s trip' });
    expect(bar).not.toHaveAttribute('data-card-room');
  });

  it('asks for nothing where the trip is no longer the agent’s', async () => {
    const wanted = jest.fn();
    const stop = listenToAnnouncement('remote-wanted', wanted);
    const { requests } = open(() => answer(404, { code: 'NOT_FOUND', message: 'No such trip' }));
    await waitFor(() => expect(requests.some(({ path }) => path.includes('agent-trips'))).toBe(true));
    await waitUntilIdle();
    expect(screen.queryByRole('region', { name: 'Your client’s trip' })).not.toBeInTheDocument();
    expect(wanted).not.toHaveBeenCalled();
    stop();
  });

  it('is not there for a family', async () => {
    const wanted = jest.fn();
    const stop = listenToAnnouncement('remote-wanted', wanted);
    const { requests } = open(made, 'family');
    await waitFor(() => expect(requests.some(({ path }) => path === '/api/user/access')).toBe(true));
    expect(screen.queryByRole('region', { name: 'Your client’s trip' })).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.includes('agent-trips'))).toBe(false);
    await waitUntilIdle();
    expect(wanted).not.toHaveBeenCalled();
    stop();
  });
});
