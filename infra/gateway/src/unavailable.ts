/** What a person reads when the service behind a path is down. */
export const unavailableMessage =
  'This part of Landsea is not answering right now. Please try again in a moment.';
