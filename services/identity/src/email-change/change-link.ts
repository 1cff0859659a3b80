/** How long a link that confirms a new address works. */
export const CHANGE_HOURS = 24;
