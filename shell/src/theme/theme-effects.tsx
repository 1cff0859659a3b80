import { useSession } from '@landsea/web-kit';
import { useLayoutEffect } from 'react';
import { chooseTheme, chosenTheme, onThemeElsewhere, showTheme } from './theme';

/** The theme of this browser, until somebody signs in who chose one: theirs follows them from device to device. */
export function ThemeEffects() {
  const theirs = useSession().user?.theme;
  useLayoutEffect(() => {
    if (theirs) chooseTheme(theirs);
    else showTheme(chosenTheme());
    return onThemeElsewhere(() => {
      showTheme(chosenTheme());
    });
  }, [theirs]);
  return null;
}
