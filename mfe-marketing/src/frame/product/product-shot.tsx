import { phoneShots } from './product-shots';
import type { ShotName } from './shot-names';

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
