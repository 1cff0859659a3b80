/** How long a link to a new password works. */
export const RESET_MINUTES = 30;
