const matches = (query: string): boolean => typeof matchMedia === 'undefined' || matchMedia(query).matches;

/** Whether several days fit side by side; on a phone one fills the screen. */
export const isWideScreen = (): boolean => matches('(min-width: 48rem)');

/** Whether the hours of a day stay in sight below what is over them. */
export const isTallScreen = (): boolean => matches('(min-height: 56rem)');
