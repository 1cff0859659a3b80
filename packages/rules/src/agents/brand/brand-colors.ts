import type { BrandColors, ThemeColors } from '@landsea/contracts/agents';
import { getContrast, toHex, toOklch } from './oklch.js';

/** Source: WCAG 2.2, success criterion 1.4.3. */
export const LEAST_CONTRAST = 4.5;

interface Ground {
  paper: string;
  surface: string;
  text: readonly string[];
  isDark: boolean;
}

/** The product's page and card in both themes. */
const grounds: Readonly<Record<keyof BrandColors, Ground>> = {
  light: { paper: '#fbf8f3', surface: '#ffffff', text: ['#ffffff', '#12263a'], isDark: false },
  dark: { paper: '#0e1a24', surface: '#152432', text: ['#08202a', '#ffffff'], isDark: true },
};

const SOFT_LIGHTNESS = { light: 0.955, dark: 0.3 } as const;
const SOFT_CHROMA = { light: 0.03, dark: 0.04 } as const;
const DEEP_STEP = 0.09;
const HALVINGS = 12;

const within = (lightness: number): number => Math.min(1, Math.max(0, lightness));

/** The nearest lightness at which the color is readable on all grounds. */
const mend = (chosen: string, on: readonly string[], isDark: boolean): string => {
  const color = toOklch(chosen);
  const isReadable = (hex: string): boolean => on.every((each) => getContrast(hex, each) >= LEAST_CONTRAST);
  if (isReadable(chosen)) return chosen;
  let [unreadable, readable] = [color.lightness, isDark ? 1 : 0];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const lightness = (unreadable + readable) / 2;
    if (isReadable(toHex({ ...color, lightness }))) readable = lightness;
    else unreadable = lightness;
  }
  return toHex({ ...color, lightness: readable });
};

const makeTheme = (chosen: string, theme: keyof BrandColors): ThemeColors => {
  const { paper, surface, text, isDark } = grounds[theme];
  const { chroma, hue } = toOklch(chosen);
  const softChroma = Math.min(chroma, SOFT_CHROMA[theme]);
  const soft = toHex({ lightness: SOFT_LIGHTNESS[theme], chroma: softChroma, hue });
  const main = mend(chosen, [paper, surface, soft], isDark);
  const { lightness, ...tone } = toOklch(main);
  const deep = toHex({ ...tone, lightness: within(lightness + (isDark ? DEEP_STEP : -DEEP_STEP)) });
  const on = text.reduce((best, each) => (getContrast(each, main) > getContrast(best, main) ? each : best));
  return { main, deep, soft, on };
};

/** The hue stays; the lightness moves until text in the color is readable in each theme. */
export const makeBrandColors = (chosen: string): BrandColors => ({
  light: makeTheme(chosen, 'light'),
  dark: makeTheme(chosen, 'dark'),
});

/** The lowest contrast of the color on page and card, as it was chosen. */
export const getContrastOf = (color: string, theme: keyof BrandColors): number => {
  const { paper, surface } = grounds[theme];
  return Math.min(getContrast(color, paper), getContrast(color, surface));
};
