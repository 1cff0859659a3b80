import type { ThreadMessage } from '../proposals/mail-reader';
import { readMail } from './read-mail';
import type { MailToRead } from './read-mail';

const send = (message: ThreadMessage): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data }: MessageEvent<MailToRead>) => {
  send(readMail(data));
});
send('ready');
