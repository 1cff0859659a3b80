export const invites = 1;
