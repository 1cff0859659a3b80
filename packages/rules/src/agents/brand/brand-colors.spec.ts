import { getContrastOf, LEAST_CONTRAST, makeBrandColors } from './brand-colors.js';
import { getContrast, toHex, toOklch } from './oklch.js';

const grounds = { light: ['#fbf8f3', '#ffffff'], dark: ['#0e1a24', '#152432'] };
const themes = ['light', 'dark'] as const;
const hueOf = (hex: string): number => (toOklch(hex).hue * 180) / Math.PI;

const odd = [
  '#ffd400',
  '#3fa9f5',
  '#ffffff',
  '#000000',
  '#808080',
  '#00ff00',
  '#ff00ff',
  '#1a1aff',
  '#fbf8f3',
];
const all = [
  ...odd,
  ...Array.from(
    { length: 300 },
    (_, index) => `#${((index * 7_919_321) % 0x1000000).toString(16).padStart(6, '0')}`,
  ),
];

it('makes every color readable on page, card and soft ground, in both themes', () => {
  for (const chosen of all)
    for (const theme of themes) {
      const { main, soft, on, deep } = makeBrandColors(chosen)[theme];
      for (const ground of [...grounds[theme], soft])
        expect({ chosen, theme, ground, enough: getContrast(main, ground) >= LEAST_CONTRAST }).toMatchObject({
          enough: true,
        });
      expect(getContrast(on, main)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      for (const ground of grounds[theme])
        expect(getContrast(deep, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
});

it.each(['#0f6e7c', '#12263a', '#8a1538'])(
  'leaves %s alone in the light theme, where it is readable',
  (chosen) => {
    expect(makeBrandColors(chosen).light.main).toBe(chosen);
  },
);

it.each(['#ffd400', '#3fa9f5', '#e75480'])('keeps the hue of %s', (chosen) => {
  for (const theme of themes) {
    const turned = Math.abs(hueOf(makeBrandColors(chosen)[theme].main) - hueOf(chosen));
    expect(Math.min(turned, 360 - turned)).toBeLessThan(3);
  }
});

it('mends no more than it has to', () => {
  expect(getContrastOf(makeBrandColors('#ffd400').light.main, 'light')).toBeLessThan(5.2);
});

it('knows the contrast of black and white, and reads what it wrote', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  for (const hex of odd) expect(toHex(toOklch(hex))).toBe(hex);
});
