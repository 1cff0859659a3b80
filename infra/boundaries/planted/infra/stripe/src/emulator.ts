export const emulator = 1;
