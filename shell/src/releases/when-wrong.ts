// One late file for what happens to nearly nobody.
export { decideAfterFailure } from './after-failure';
export { noteFailedFile } from './failed-files';
export { pickNewer } from './newer-list';
export { sendAlarm } from './send-alarm';
