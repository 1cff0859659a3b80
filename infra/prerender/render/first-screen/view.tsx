import { User } from '@landsea/contracts/account';
import {
  RemoteName,
  WHO_CALL,
  type DrawnScreen,
  type FirstScreenView,
  type FirstVisit,
  type RemotesManifest,
} from '@landsea/contracts/core';
import { answerOf, api, createStore, type AppStore } from '@landsea/web-kit';
import { toNav } from '@landsea/web-kit/pages';
import { setTimeout } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { pages } from '../../../../mfe-family/src/pages';
import { routes } from '../../../../mfe-family/src/routes';
import { App } from '../../../../shell/src/app';
import { RemoteRegistry } from '../../../../shell/src/remote-registry';
import { hasLoadedPage, makeShellRoutes, patchRemotes, waitForPage } from '../../../../shell/src/router';
import { InlineStyles } from '../inline-styles';
import { fillStore, listFirstCalls } from './first-queries';
import { setPhone } from './match-media';

const manifest: RemotesManifest = Object.fromEntries(
  RemoteName.options.map((name) => [name, { entry: '', build: '', pages: PUBLISHED_PAGES[name] }]),
);

const MOST_AGAIN = 3;
const AGAIN_MS = 20;

const registry = new RemoteRegistry({
  manifest: () => Promise.resolve(manifest),
  load: () => Promise.resolve({ routes, nav: toNav(pages) }),
});
const ready = Promise.all([registry.loadPages(), registry.load('family')]);

/** A page that is not drawn whole: its scripts draw it. */
const isWhole = (html: string): boolean => html.includes('<h1') && !/<script|<style/i.test(html);

async function drawFrom(store: AppStore, { path, isPhone }: FirstVisit): Promise<DrawnScreen | undefined> {
  const router = createMemoryRouter(makeShellRoutes(registry), {
    initialEntries: [path],
    patchRoutesOnNavigation: patchRemotes(registry),
  });
  try {
    await waitForPage(router);
    if (!hasLoadedPage(router)) return undefined;
    const state = store.getState();
    const render = (): string => {
      setPhone(isPhone);
      return renderToString(<App store={store} router={router} serverState={state} />);
    };
    let html = render();
    // A part that is loaded late is on its way with the first drawing that shows it, and there for all later ones.
    for (let again = 0; again < MOST_AGAIN && !isWhole(html); again += 1) {
      await setTimeout(AGAIN_MS);
      html = render();
    }
    if (!isWhole(html)) return undefined;
    const styles = new InlineStyles();
    const body = styles.moveOut(html).html;
    const rules = styles.sheet();
    if (rules.includes('<')) return undefined;
    return { body, rules, state: { session: state.session, api: state.api } };
  } finally {
    router.dispose();
  }
}

/**
 * The page as its scripts draw it from the same answers. The store is for this visit alone, and no other visit runs
 * between what is read from it.
 */
export const draw: FirstScreenView['draw'] = async (visit) => {
  await ready;
  const user = answerOf(User)(visit.answers.get(WHO_CALL));
  if (user.userType !== 'family' || user.erasesAt) return undefined;
  const store = createStore({ session: { status: 'authenticated', user } });
  try {
    fillStore(store, visit);
    return await drawFrom(store, visit);
  } finally {
    // Ends the timers that would keep the answers for a day.
    store.dispatch(api.util.resetApiState());
  }
};

export const listCalls: FirstScreenView['listCalls'] = listFirstCalls;
