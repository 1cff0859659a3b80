/** Goes to a page of the payment provider; how is a test's choice. */
export type LeaveSite = (url: string) => void;

export const leaveSite: LeaveSite = (url) => {
  window.location.assign(url);
};
