export { startEmulator, type EmulatorOptions, type RunningEmulator } from './start-emulator.js';
