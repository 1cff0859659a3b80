import { startMailCatcher } from './mail-catcher.js';

startMailCatcher();
