import { readDeliveries } from './env.js';
import { startMailCatcher } from './mail-catcher.js';

startMailCatcher(undefined, readDeliveries());
