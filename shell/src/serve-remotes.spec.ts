/** @jest-environment jsdom */
import type { RemoteName } from '@landsea/contracts/core';
import { announce, listenToAnnouncement } from '@landsea/web-kit';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { serveRemotes } from './serve-remotes';

const agent: RemoteModule = { routes: [], nav: [] };
const asides = new Set<RemoteName>();

describe('a remote that another one wants', () => {
  it('is loaded by the shell and given', async () => {
    const wanted: RemoteName[][] = [];
    const load = jest.fn(() => {
      wanted.push([...asides]);
      return Promise.resolve<RemoteModule | undefined>(agent);
    });
    const stop = serveRemotes({ load }, asides);
    const given = await new Promise((give) => announce('remote-wanted', { name: 'agent', give }));
    expect(given).toBe(agent);
    expect(load).toHaveBeenCalledWith('agent');
    // Only while it loads, its failure is none of the page.
    expect(wanted).toEqual([['agent']]);
    expect(asides.size).toBe(0);
    stop();
  });

  it('is asked for again as soon as the shell listens', async () => {
    const given = new Promise<RemoteModule>((give) =>
      listenToAnnouncement('remotes-ready', () => announce('remote-wanted', { name: 'agent', give })),
    );
    const stop = serveRemotes({ load: () => Promise.resolve(agent) }, asides);
    expect(await given).toBe(agent);
    stop();
  });

  it('is not given when it cannot be loaded', async () => {
    const loaded = Promise.resolve(undefined);
    const stop = serveRemotes({ load: () => loaded }, asides);
    const give = jest.fn();
    announce('remote-wanted', { name: 'agent', give });
    await loaded;
    expect(give).not.toHaveBeenCalled();
    stop();
  });
});
