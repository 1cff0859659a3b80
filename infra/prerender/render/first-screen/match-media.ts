let isPhone = false;

/** Set before a page is drawn, which happens without a pause. */
export const setPhone = (value: boolean): void => {
  isPhone = value;
};

/** Takes the place of the browser's own in what is drawn: pages ask only for a width above that of phones. */
export const matchMedia = (query: string): { matches: boolean } => ({
  matches: !isPhone && query.includes('min-width'),
});
