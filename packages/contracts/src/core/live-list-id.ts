export const LIVE_LIST_ID = 'live-list';
