export const CHANGE_HOURS = 24;
