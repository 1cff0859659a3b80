export const VERIFY_HOURS = 48;
