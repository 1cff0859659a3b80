const matches = (query: string): boolean => typeof matchMedia === 'undefined' || matchMedia(query).matches;

export const isWideScreen = (): boolean => matches('(min-width: 48rem)');

export const isTallScreen = (): boolean => matches('(min-height: 56rem)');
