import type { BrandColors } from '@landsea/contracts/agents';
import type { CSSProperties } from 'react';

export const makeBrandStyle = (
  colors: BrandColors | null,
  theme: keyof BrandColors,
): CSSProperties & Record<`--${string}`, string> => {
  const base = { colorScheme: theme };
  if (!colors) return base;
  const { main, deep, soft, on } = colors[theme];
  return {
    ...base,
    '--sea': main,
    '--sea-deep': deep,
    '--sea-soft': soft,
    '--on-sea': on,
    '--coral': main,
    '--on-coral': on,
  };
};
