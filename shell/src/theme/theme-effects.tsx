import { useSession } from '@landsea/web-kit';
import { useLayoutEffect } from 'react';
import { chooseTheme, getChosenTheme, listenToThemeElsewhere, showTheme } from './theme';

/** A signed-in person's theme follows them from device to device. */
export function ThemeEffects() {
  const theirs = useSession().user?.theme;
  useLayoutEffect(() => {
    if (theirs) chooseTheme(theirs);
    else showTheme(getChosenTheme());
    return listenToThemeElsewhere(() => {
      showTheme(getChosenTheme());
    });
  }, [theirs]);
  return null;
}
