import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [ordinary = '', highContrast = ''] = sheet.split(":root[data-contrast='high']");

function tokensOf(css: string): Record<'light' | 'dark', Record<string, string>> {
  const themes = { light: {} as Record<string, string>, dark: {} as Record<string, string> };
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const both =
      /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value) ?? /^((#[\da-f]{6}))$/.exec(value);
    if (!both?.[1] || !both[2]) continue;
    themes.light[name] = both[1];
    themes.dark[name] = both[2];
  }
  return themes;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['ink', 'muted', 'sea', 'coral', 'palm', 'berry'];
const textPairs = [
  ...texts.flatMap((text) => [`${text}/paper`, `${text}/surface`]),
  ...['sea', 'coral', 'palm', 'berry'].flatMap((tone) => [`${tone}/${tone}-soft`, `ink/${tone}-soft`]),
  ...['muted/sea-soft', 'ink/sun-soft', 'paper/ink', 'sea-deep/paper', 'sea-deep/surface'],
  ...[
    'on-sea/sea',
    'on-sea/sea-deep',
    'on-coral/coral',
    'on-coral/coral-deep',
    'on-berry/berry',
    'on-sun/sun',
  ],
];
const controlPairs = ['edge/paper', 'edge/surface', 'sea/paper', 'sea/surface'];

const ordinaryTokens = tokensOf(ordinary);
const highTokens = tokensOf(highContrast);

describe.each([
  ['light', 4.5, 3, ordinaryTokens.light],
  ['dark', 4.5, 3, ordinaryTokens.dark],
  ['light, high contrast', 7, 4.5, { ...ordinaryTokens.light, ...highTokens.light }],
  ['dark, high contrast', 7, 4.5, { ...ordinaryTokens.dark, ...highTokens.dark }],
])('%s theme', (_theme, textRatio, controlRatio, tokens) => {
  const ratioOf = (pair: string) => {
    const [front = '', back = ''] = pair.split('/').map((name) => tokens[name]);
    expect([front, back]).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)]);
    return contrast(front, back);
  };

  it.each(textPairs)(`text %s is at least ${textRatio}:1`, (pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(controlPairs)(`control edge %s is at least ${controlRatio}:1`, (pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(controlRatio);
  });
});

it('measures black on white as 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
