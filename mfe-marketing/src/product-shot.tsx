import { phoneShots } from './product-shots';
import type { ShotName } from './shot-names';

interface ProductShotProps {
  shot: ShotName;
  alt: string;
  className?: string;
  /** Loads at once, where it stands at the top of its page. */
  first?: boolean;
}

/** A page of the product on a phone, light or dark as the device prefers. */
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
