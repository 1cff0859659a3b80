export const clients = 1;
