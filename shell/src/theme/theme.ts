import { Theme } from '@landsea/contracts/account';
import { localMemory } from '@landsea/web-kit';

/** public/before-paint.js reads this key too, and runs before any module can. */
const KEY = 'theme';

export const getChosenTheme = (): Theme => Theme.safeParse(localMemory.read(KEY)).data ?? 'system';

const colourFrame = (theme: Theme): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['scheme'] ?? '';
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? 'all' : 'not all';
  }
};

/** The tokens of the shell and of every remote follow `data-theme` on <html>. */
export const showTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  colourFrame(theme);
};

export const chooseTheme = (theme: Theme): void => {
  showTheme(theme);
  localMemory.write(KEY, theme);
};

export const listenToThemeElsewhere = (callback: () => void): (() => void) => {
  const listener = ({ key }: StorageEvent) => {
    if (key === KEY) callback();
  };
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
};
