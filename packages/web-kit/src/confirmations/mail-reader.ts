import { isDevelopment } from './env';
import type { MailRead, MailToRead } from './read-mail';

/** 'ready' is sent once the thread is loaded. */
export type ThreadMessage = 'ready' | MailRead;

/** A real mail takes a tenth of a second on a slow phone; who reads longer is stopped. */
const READING_MS = 5_000;
const LOADING_MS = 30_000;

const nothingRead: MailRead = { bookings: [], certain: {} };

/** The folder of this build, which holds the thread's script as well. */
declare const __webpack_public_path__: string;

/** A development server has no threads, and a browser refuses those of another origin. */
const startThread = (): Worker | undefined => {
  if (isDevelopment || !('Worker' in globalThis)) return undefined;
  try {
    return new Worker(`${__webpack_public_path__}confirmation-reader.js`);
  } catch {
    return undefined;
  }
};

const readInThread = (thread: Worker, mail: MailToRead): Promise<MailRead> =>
  new Promise((resolve) => {
    const end = (read: MailRead): void => {
      clearTimeout(limit);
      thread.terminate();
      resolve(read);
    };
    const giveUp = (): void => end(nothingRead);
    let limit = setTimeout(giveUp, LOADING_MS);
    thread.addEventListener('error', giveUp);
    thread.addEventListener('message', ({ data }: MessageEvent<ThreadMessage>) => {
      if (data !== 'ready') return end(data);
      clearTimeout(limit);
      limit = setTimeout(giveUp, READING_MS);
      thread.postMessage(mail);
    });
  });

const readHere = async (mail: MailToRead): Promise<MailRead> => {
  const { readMail } = await import('./read-mail');
  return readMail(mail);
};

/**
 * Reads a mail beside the page, which stays quick whatever somebody sent; nothing is read where that takes too long or the reader
 * cannot be loaded.
 */
export const readBesidePage = (mail: MailToRead): Promise<MailRead> => {
  const thread = startThread();
  return thread ? readInThread(thread, mail) : readHere(mail).catch(() => nothingRead);
};
