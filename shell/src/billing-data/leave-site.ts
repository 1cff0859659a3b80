/** Tests replace the navigation. */
export type LeaveSite = (url: string) => void;

export const leaveSite: LeaveSite = (url) => {
  window.location.assign(url);
};
