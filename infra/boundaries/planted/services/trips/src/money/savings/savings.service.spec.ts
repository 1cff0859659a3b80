export const spec = 1;
