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
import type { ShotName } from './shot-names';

export const phoneShots: Record<ShotName, { light: string; dark: string }> = {
  dashboard: { light: dashboardLight, dark: dashboardDark },
  day: { light: dayLight, dark: dayDark },
  budget: { light: budgetLight, dark: budgetDark },
  windows: { light: windowsLight, dark: windowsDark },
  lanes: { light: lanesLight, dark: lanesDark },
};
