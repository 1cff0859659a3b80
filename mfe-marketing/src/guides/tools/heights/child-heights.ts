/** Heights in inches, from a child who just stands to one who can ride everything. */
export const heightBounds = { min: 28, max: 54, usual: 40 };
export const MOST_CHILDREN = 4;

/** Parses `38,44`; an invalid address gives one child of the default height. */
export const readHeights = (query: URLSearchParams): number[] => {
  const heights = (query.get('inches') ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number)
    .filter((inches) => Number.isInteger(inches) && inches >= heightBounds.min && inches <= heightBounds.max);
  return heights.length > 0 ? heights.slice(0, MOST_CHILDREN) : [heightBounds.usual];
};

const CM_PER_INCH = 2.54;

/** `40 in (102 cm)` */
export const formatHeight = (inches: number): string =>
  `${inches} in (${Math.round(inches * CM_PER_INCH)} cm)`;

export const nameChild = (index: number, children: number): string =>
  children === 1 ? 'Your child' : `Child ${index + 1}`;
