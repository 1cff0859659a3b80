import subsetFont from 'subset-font';

/** ASCII, Latin-1, and the typographic characters of the product. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const text = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .join('');

/** `wght=400:700&opsz=36`: each axis as a range or pinned to one value. */
const axesOf = (query) =>
  Object.fromEntries(
    [...new URLSearchParams(query)].map(([axis, value]) => {
      const [min, max] = value.split(':').map(Number);
      return [axis, max === undefined ? min : { min, max }];
    }),
  );

/** For an address such as `inter.woff2?wght=400:700`. */
export default function subsetFontLoader(font) {
  const done = this.async();
  subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axesOf(this.resourceQuery) }).then(
    (subset) => done(null, subset),
    done,
  );
}
export const raw = true;
