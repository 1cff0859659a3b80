import type { ThreadMessage } from './mail-reader';
import { readMail, type MailToRead } from './read-mail';

const send = (message: ThreadMessage): void => {
  self.postMessage(message);
};

/** Runs in a worker: answers each mail that it is sent with what was read. */
export const answerMails = (): void => {
  self.addEventListener('message', ({ data }: MessageEvent<MailToRead>) => {
    send(readMail(data));
  });
  send('ready');
};
