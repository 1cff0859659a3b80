/** @jest-environment jsdom */
import { announce, listenToAnnouncement } from '@landsea/web-kit';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { serveRemotes } from './serve-remotes';

const agent: RemoteModule = { routes: [], nav: [] };

describe('a remote that another one wants', () => {
  it('is loaded by the shell and given', async () => {
    const load = jest.fn(() => Promise.resolve<RemoteModule | undefined>(agent));
    const stop = serveRemotes({ load });
    const given = await new Promise((give) => announce('remote-wanted', { name: 'agent', give }));
    expect(given).toBe(agent);
    expect(load).toHaveBeenCalledWith('agent');
    stop();
  });

  it('is asked for again as soon as the shell listens', async () => {
    const given = new Promise<RemoteModule>((give) =>
      listenToAnnouncement('remotes-ready', () => announce('remote-wanted', { name: 'agent', give })),
    );
    const stop = serveRemotes({ load: () => Promise.resolve(agent) });
    expect(await given).toBe(agent);
    stop();
  });

  it('is not given when it cannot be loaded', async () => {
    const loaded = Promise.resolve(undefined);
    const stop = serveRemotes({ load: () => loaded });
    const give = jest.fn();
    announce('remote-wanted', { name: 'agent', give });
    await loaded;
    expect(give).not.toHaveBeenCalled();
    stop();
  });
});
