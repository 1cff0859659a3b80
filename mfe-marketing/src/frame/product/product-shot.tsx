import type { ShotName } from './shot-names';
import budgetDark from '../../../film/budget-phone-dark.webp';
import budgetLight from '../../../film/budget-phone-light.webp';
import dashboardDark from '../../../film/dashboard-phone-dark.webp';
import dashboardLight from '../../../film/dashboard-phone-light.webp';
import dayDark from '../../../film/day-phone-dark.webp';
import dayLight from '../../../film/day-phone-light.webp';
import lanesDark from '../../../film/lanes-phone-dark.webp';
import lanesLight from '../../../film/lanes-phone-light.webp';
import windowsDark from '../../../film/windows-phone-dark.webp';
import windowsLight from '../../../film/windows-phone-light.webp';

const phoneShots: Record<ShotName, { light: string; dark: string }> = {
  dashboard: { light: dashboardLight, dark: dashboardDark },
  day: { light: dayLight, dark: dayDark },
  budget: { light: budgetLight, dark: budgetDark },
  windows: { light: windowsLight, dark: windowsDark },
  lanes: { light: lanesLight, dark: lanesDark },
};

interface ProductShotProps {
  shot: ShotName;
  alt: string;
  className?: string;
  /** Loads at once at the top of a page. */
  first?: boolean;
}

export function ProductShot({ shot, alt, className = '', first = false }: ProductShotProps) {
  const { light, dark } = phoneShots[shot];
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img
        src={light}
        alt={alt}
        width={780}
        height={1560}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
