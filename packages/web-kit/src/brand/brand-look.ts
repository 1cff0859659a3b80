import type { Brand, BrandColors } from '@landsea/contracts/agents';
import { useLayoutEffect } from 'react';

const tokens = ({ light, dark }: BrandColors): Record<string, string> => ({
  '--sea': `light-dark(${light.main}, ${dark.main})`,
  '--sea-deep': `light-dark(${light.deep}, ${dark.deep})`,
  '--sea-soft': `light-dark(${light.soft}, ${dark.soft})`,
  '--on-sea': `light-dark(${light.on}, ${dark.on})`,
  '--coral': `light-dark(${light.main}, ${dark.main})`,
  '--coral-deep': `light-dark(${light.deep}, ${dark.deep})`,
  '--coral-soft': `light-dark(${light.soft}, ${dark.soft})`,
  '--on-coral': `light-dark(${light.on}, ${dark.on})`,
});

const hex = /^#[0-9a-f]{6}$/;

/** A sheet with the colors, for a page that is drawn on a server. Empty without colors, or where one is no `#rrggbb`. */
export const makeBrandRules = (colors: BrandColors | null): string => {
  if (!colors) return '';
  const all = [colors.light, colors.dark].flatMap(({ main, deep, soft, on }) => [main, deep, soft, on]);
  if (!all.every((color) => hex.test(color))) return '';
  const rules = Object.entries(tokens(colors)).map(([name, value]) => `${name}:${value}`);
  return `:root:not([data-contrast='high']){${rules.join(';')}}`;
};

/** Address of the icon: the logo, else the initial in the brand’s color. */
export const makeBrandIcon = ({ logo, name, colors }: Brand): string => {
  if (logo) return logo;
  // A letter may be two units of the text.
  const [initial = ''] = name.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const { main = '#12263a', on = '#ffffff' } = colors?.light ?? {};
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${main}"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${on}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const showIcon = (brand: Brand): (() => void) => {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"]'),
  ];
  const before = links.map(({ href, type }) => ({ href, type }));
  for (const link of links) {
    link.href = makeBrandIcon(brand);
    link.type = brand.logo ? 'image/png' : 'image/svg+xml';
  }
  return () => {
    for (const [index, link] of links.entries()) Object.assign(link, before[index]);
  };
};

/** High contrast has its own colors, which a brand does not change. */
const showColors = (colors: BrandColors | null): (() => void) => {
  const { style, dataset } = document.documentElement;
  if (!colors || dataset['contrast'] === 'high') return () => undefined;
  const own = Object.entries(tokens(colors));
  for (const [name, value] of own) style.setProperty(name, value);
  return () => {
    for (const [name] of own) style.removeProperty(name);
  };
};

/** Colors and icon of the page are the agent’s until it goes. */
export const useBrandLook = (brand: Brand | undefined): void => {
  useLayoutEffect(() => {
    if (!brand) return undefined;
    const [hideIcon, hideColors] = [showIcon(brand), showColors(brand.colors)];
    return () => {
      hideIcon();
      hideColors();
    };
  }, [brand]);
};
