/** Lightness and chroma from 0 to 1, hue in radians. Source: bottosson.github.io/posts/oklab. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
const toGamma = (share: number): number =>
  share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;

/** @param hex `#rrggbb`. */
const toLinearRgb = (hex: string): Triple => {
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

export const toOklch = (hex: string): Oklch => {
  const [r, g, b] = toLinearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  };
};

const toUnclipped = ({ lightness, chroma, hue }: Oklch): Triple => {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const STEPS = 24;
const isShown = (rgb: Triple): boolean => rgb.every((share) => share >= -1e-4 && share <= 1.0001);

/** A color that a screen cannot show loses chroma, never its hue. */
export const toHex = (color: Oklch): string => {
  let rgb = toUnclipped(color);
  if (!isShown(rgb)) {
    let [low, high] = [0, color.chroma];
    for (let step = 0; step < STEPS; step += 1) {
      const chroma = (low + high) / 2;
      if (isShown(toUnclipped({ ...color, chroma }))) low = chroma;
      else high = chroma;
    }
    rgb = toUnclipped({ ...color, chroma: low });
  }
  const digits = rgb.map((share) =>
    Math.round(255 * toGamma(Math.min(1, Math.max(0, share))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};

const getLuminance = (hex: string): number => {
  const [r, g, b] = toLinearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** From 1 to 21. Source: WCAG 2.2, contrast ratio. */
export const getContrast = (one: string, other: string): number => {
  const [a, b] = [getLuminance(one), getLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
