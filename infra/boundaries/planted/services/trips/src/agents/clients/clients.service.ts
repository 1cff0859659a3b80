export const clientsService = 1;
