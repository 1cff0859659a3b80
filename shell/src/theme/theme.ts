import { Theme } from '@landsea/contracts/account';
import { localMemory } from '@landsea/web-kit';

/** Known to public/before-paint.js too, which must run before any module can. */
const KEY = 'theme';

export const chosenTheme = (): Theme => Theme.safeParse(localMemory.read(KEY)).data ?? 'system';

/** What surrounds the page, the browser's own bar, has one colour for each theme; the device chooses unless a person did. */
const colourFrame = (theme: Theme): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['scheme'] ?? '';
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? 'all' : 'not all';
  }
};

/** `data-theme` on <html>, which the tokens of the shell and of every remote follow. */
export const showTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  colourFrame(theme);
};

/** Shows a theme and keeps it in this browser, for visits before anybody is signed in. */
export const chooseTheme = (theme: Theme): void => {
  showTheme(theme);
  localMemory.write(KEY, theme);
};

/** Calls back when another tab of this browser chose a theme, until the returned function is called. */
export const onThemeElsewhere = (callback: () => void): (() => void) => {
  const listener = ({ key }: StorageEvent) => {
    if (key === KEY) callback();
  };
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
};
