/** Whether several days fit side by side; on a phone one fills the screen. */
export const isWideScreen = (): boolean =>
  typeof matchMedia === 'undefined' || matchMedia('(min-width: 48rem)').matches;
