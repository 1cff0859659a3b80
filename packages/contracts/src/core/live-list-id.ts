/** The id of the data block of the document that holds the live list, as `/remotes.json` has it. */
export const LIVE_LIST_ID = 'live-list';
