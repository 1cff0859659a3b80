export { answerMails } from './answer-mails';
export { blankBooking, isOnTrip } from './confirmation';
export type { ReadBooking, ReadChoice, TripDates } from './confirmation';
export { fileProblems } from './file-problems';
export { getFlightCode } from './flights/airlines';
export { readBesidePage } from './mail-reader';
export { readConfirmation, READ_LENGTH } from './read-confirmation';
export type { MailRead, MailToRead, PlaceNames } from './read-mail';
export { openDateDoubt, openTimeDoubt } from './scan/decide';
