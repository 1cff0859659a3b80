/** How long a link that confirms an address works. */
export const VERIFY_HOURS = 48;
