export const billing = 1;
