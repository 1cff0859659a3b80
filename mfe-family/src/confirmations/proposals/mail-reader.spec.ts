import { type MailToRead, readBesidePage } from '@landsea/web-kit/confirmations';
import { sixMails } from '../testing/six-mails';
import { shippedHotels, shippedRestaurants } from '../testing/shipped-names';

const mail: MailToRead = {
  text: sixMails.hotel,
  trip: { startDate: '2027-04-04', endDate: '2027-04-12' },
  places: { restaurants: shippedRestaurants, tripHotels: [], hotels: shippedHotels },
  reservations: [],
};
const nothing = { bookings: [], certain: {} };

/** Stands for the browser's thread; `script` is what the file in it does with a message. */
const plantThread = (script: (mail: MailToRead) => unknown, isLoaded = true) => {
  const threads: Thread[] = [];
  class Thread extends EventTarget {
    isStopped = false;
    readonly sent: MailToRead[] = [];
    constructor(readonly address: string) {
      super();
      threads.push(this);
      if (isLoaded) void Promise.resolve().then(() => this.answer('ready'));
    }
    answer(data: unknown) {
      if (data !== undefined) this.dispatchEvent(new MessageEvent('message', { data }));
    }
    postMessage(message: MailToRead) {
      this.sent.push(structuredClone(message));
      void Promise.resolve().then(() => this.answer(script(message)));
    }
    terminate() {
      this.isStopped = true;
    }
  }
  Object.assign(globalThis, { Worker: Thread, __webpack_public_path__: '/remotes/family/1/' });
  return threads;
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('reads in a thread, which gets all that the reading needs and ends with its answer', async () => {
  const answer = { bookings: [], certain: { time: '18:00' } };
  const threads = plantThread(() => answer);
  expect(await readBesidePage(mail)).toEqual(answer);
  expect(threads).toMatchObject([
    { address: '/remotes/family/1/confirmation-reader.js', isStopped: true, sent: [mail] },
  ]);
});

it('stops a thread that reads for more than five seconds', async () => {
  const threads = plantThread(() => undefined);
  const read = readBesidePage(mail);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(threads).toMatchObject([{ isStopped: false }]);
  await jest.advanceTimersByTimeAsync(200);
  expect(await read).toEqual(nothing);
  expect(threads).toMatchObject([{ isStopped: true }]);
});

it('waits longer for the script of the thread, and not forever', async () => {
  const threads = plantThread(() => undefined, false);
  const read = readBesidePage(mail);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(threads).toMatchObject([{ isStopped: false }]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await read).toEqual(nothing);
});

it('reads nothing where the thread fails', async () => {
  const threads = plantThread(() => undefined, false);
  const read = readBesidePage(mail);
  threads[0]?.dispatchEvent(new Event('error'));
  expect(await read).toEqual(nothing);
  expect(threads).toMatchObject([{ isStopped: true }]);
});

it.each([
  ['has no threads', undefined],
  [
    'refuses one of another origin',
    class {
      constructor() {
        throw new DOMException('Not of this origin', 'SecurityError');
      }
    },
  ],
])('reads on the page where the browser %s', async (_, thread) => {
  if (thread) Object.assign(globalThis, { Worker: thread });
  const { bookings } = await readBesidePage(mail);
  expect(bookings).toMatchObject([{ kind: 'hotel', date: '2027-04-04', number: '48213377' }]);
});
