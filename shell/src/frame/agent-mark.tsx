import type { Brand, BrandColors } from '@landsea/contracts/agents';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';

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

/** A brand without a logo has its initial in its color. */
const makeIcon = ({ logo, name, colors }: Brand): string => {
  if (logo) return logo;
  const initial = name
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 1)
    .toUpperCase();
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
    link.href = makeIcon(brand);
    link.type = brand.logo ? 'image/png' : 'image/svg+xml';
  }
  return () => {
    for (const [index, link] of links.entries()) Object.assign(link, before[index]);
  };
};

/** High contrast has colors of its own, which a brand does not change. */
const showColors = (colors: BrandColors | null): (() => void) => {
  const { style, dataset } = document.documentElement;
  if (!colors || dataset['contrast'] === 'high') return () => undefined;
  const own = Object.entries(tokens(colors));
  for (const [name, value] of own) style.setProperty(name, value);
  return () => {
    for (const [name] of own) style.removeProperty(name);
  };
};

interface AgentMarkProps {
  to: string;
  brand: Brand;
  className: string;
}

/** The logo or name of an agent on a page for their clients, whose colors and icon are then the agent's, too. */
export function AgentMark({ to, brand, className }: AgentMarkProps) {
  useLayoutEffect(() => {
    const [hideIcon, hideColors] = [showIcon(brand), showColors(brand.colors)];
    return () => {
      hideIcon();
      hideColors();
    };
  }, [brand]);
  const { logo, name } = brand;
  return (
    <Link to={to} className={className} aria-label={`${name}, home`}>
      {logo ? (
        <img src={logo} alt={name} className="max-h-9 max-w-44 rounded bg-white object-contain" />
      ) : (
        <span className="truncate font-display text-xl font-semibold tracking-tight">{name}</span>
      )}
    </Link>
  );
}
