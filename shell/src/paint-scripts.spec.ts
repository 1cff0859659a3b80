/** A module, so that its names are its own. */
export {};

const origin = window.location.origin;
const settings = '/site-config.js';
const offer = '/remotes/agent/aaaaaaaaaaaa/assets/offer.0123456789.js';

/** Runs a script of the folder `public` in this document, as the document names it. */
const run = (name: string) => jest.isolateModulesAsync(() => import(`../public/${name}.js`));
const added = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity }) => [src, integrity]);

const makeDocument = (root: string, isAtOnce: boolean) => {
  const toCome = {
    scripts: [settings, offer],
    hashes: { [offer]: 'sha256-offer' },
    files: [],
    early: [],
    isAtOnce,
  };
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root">${root}</div><p id="scripts-missing">The rest is missing. <a href="">Reload</a></p>
    <script type="application/json" id="scripts-to-come">${JSON.stringify(toCome)}</script>`;
};

describe('the script that starts a page which came as HTML', () => {
  let paint: () => void = () => undefined;
  const observe = jest.fn();
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(private readonly onPaint: () => void) {}
    observe(options: unknown) {
      paint = this.onPaint;
      observe(options);
    }
  }
  beforeEach(() => {
    observe.mockClear();
    Object.defineProperty(globalThis, 'PerformanceObserver', { configurable: true, value: Observer });
  });
  afterEach(() => {
    // Ends what the script holds back in this window.
    window.dispatchEvent(new Event('landsea-hydrated'));
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
    jest.restoreAllMocks();
  });

  test('waits for the first paint of what was drawn, and asks for each script with its hash', async () => {
    makeDocument('<h1>Spring break</h1>', true);
    await run('after-paint');
    expect(added()).toEqual([]);
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    paint();
    expect(added()).toEqual([
      [origin + settings, ''],
      [origin + offer, 'sha256-offer'],
    ]);
  });

  test('starts at once where nothing was drawn: an empty page is never painted', async () => {
    makeDocument('', true);
    await run('after-paint');
    expect(added()).toHaveLength(2);
    expect(observe).not.toHaveBeenCalled();
  });

  test('starts at once in a browser that reports no paint', async () => {
    Object.defineProperty(Observer, 'supportedEntryTypes', { configurable: true, value: ['resource'] });
    makeDocument('<h1>Spring break</h1>', true);
    await run('after-paint');
    expect(added()).toHaveLength(2);
    Object.defineProperty(Observer, 'supportedEntryTypes', { configurable: true, value: ['paint'] });
  });

  test('says that the page is missing its script, and not that it has no settings', async () => {
    makeDocument('', true);
    await run('after-paint');
    const [first, last] = document.head.querySelectorAll('script');
    const sentence = document.getElementById('scripts-missing');
    first?.dispatchEvent(new Event('error'));
    expect(sentence).not.toHaveAttribute('data-shown');
    last?.dispatchEvent(new Event('error'));
    expect(sentence).toHaveAttribute('data-shown');
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads no page anew
    // Its link keeps what this entry of the history remembers: the token.
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    sentence?.querySelector('a')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });

  test.each([
    ['loads in parts, one of which is missing', 'ChunkLoadError', true],
    ['goes on after a call that failed', 'TypeError', false],
  ])('a shell that %s', async (_, name, isShown) => {
    makeDocument('<h1>Spring break</h1>', true);
    await run('after-paint');
    paint();
    const reason = Object.assign(new Error('no part'), { name });
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    const sentence = document.getElementById('scripts-missing');
    expect(sentence?.hasAttribute('data-shown')).toBe(isShown);
  });

  const rows = (names: string[]) =>
    `<button aria-label="Menu"></button><ul>${names
      .map((name) => `<li>${name}<button aria-label="Remove"></button></li>`)
      .join('')}</ul>`;
  const hydrate = async () => {
    window.dispatchEvent(new Event('landsea-hydrated'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const drawAnew = async (html: string) => {
    const root = document.getElementById('root');
    if (root) root.innerHTML = html;
    const pressed: (string | null | undefined)[] = [];
    const onClick = ({ target }: Event) => pressed.push((target as Element).closest('li')?.textContent);
    document.addEventListener('click', onClick);
    await hydrate();
    document.removeEventListener('click', onClick);
    return pressed;
  };

  test('a button without words that was pressed before the page was drawn anew is pressed in its row', async () => {
    makeDocument(rows(['Tickets', 'Meals']), false);
    await run('after-paint');
    document.querySelectorAll<HTMLElement>('li button')[1]?.click();
    expect(await drawAnew(rows(['Flights', 'Tickets', 'Meals']))).toEqual(['Meals']);
  });

  test('a menu that was asked for before the page was drawn anew is opened: it answers when it is pressed down', async () => {
    const menu = '<button aria-haspopup="menu">More</button>';
    makeDocument(menu, false);
    await run('after-paint');
    document.querySelector<HTMLElement>('#root button')?.click();
    const opened = jest.fn();
    document.addEventListener('pointerdown', opened, { once: true });
    await drawAnew(menu);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('a button in a part that comes late is pressed once it is there', async () => {
    makeDocument(rows(['Tickets', 'Meals']), false);
    await run('after-paint');
    document.querySelectorAll<HTMLElement>('li button')[1]?.click();
    expect(await drawAnew('<p>Soon</p>')).toEqual([]);
    const root = document.getElementById('root');
    if (root) root.innerHTML = rows(['Tickets', 'Meals']);
    const pressed = jest.fn();
    document.querySelectorAll('li button')[1]?.addEventListener('click', pressed);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('a button that is not there as it was is not pressed', async () => {
    makeDocument(rows(['Meals', 'Meals']), false);
    await run('after-paint');
    document.querySelectorAll<HTMLElement>('li button')[1]?.click();
    expect(await drawAnew(rows(['Meals']))).toEqual([]);
  });

  /** A page takes the place of the drawn one, as React does it: in one step. */
  const redraw = async (html: string) => {
    document.getElementById('root')?.replaceChildren(document.createRange().createContextualFragment(html));
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const drawn = (inner: string) => `<main><a href="/a">Skip</a>${inner}</main>`;

  test.each([
    ['a link', '<a href="/b">Budget</a>', '<nav><a href="/c">New</a></nav><a href="/b">Budget</a>', 'Budget'],
    [
      'a button in its row',
      '<ul><li>Tickets<button aria-label="Edit">1</button></li><li>Meals<button aria-label="Edit">2</button></li></ul>',
      '<ul><li>New<button aria-label="Edit">0</button></li><li>Tickets<button aria-label="Edit">1</button></li><li>Meals<button aria-label="Edit">2</button></li></ul>',
      '2',
    ],
    [
      'an id',
      '<button id="menu">Menu</button>',
      '<button>Menu</button><button id="menu">Menu, 3 new</button>',
      'Menu, 3 new',
    ],
  ])('the focus stays on %s where the page is drawn anew', async (_, before, after, text) => {
    makeDocument(drawn(before), false);
    await run('after-paint');
    [...document.querySelectorAll<HTMLElement>('main a, button')].at(-1)?.focus();
    await redraw(drawn(after));
    expect(document.activeElement?.textContent).toBe(text);
  });

  test('a field keeps what was typed and where the caret is', async () => {
    const field = '<label>Search <input></label><label>Amount <input></label>';
    makeDocument(drawn(field), false);
    await run('after-paint');
    const before = document.querySelectorAll('input')[1];
    before?.focus();
    before?.setRangeText('land and sea');
    before?.dispatchEvent(new Event('input', { bubbles: true }));
    before?.setSelectionRange(5, 8);
    await redraw(drawn(field));
    const after = document.querySelectorAll('input')[1];
    expect(after).toHaveFocus();
    await hydrate();
    expect(after).toHaveValue('land and sea');
    expect([after?.selectionStart, after?.selectionEnd]).toEqual([5, 8]);
  });

  test('the focus comes to a part that is drawn late, and not from who took it elsewhere', async () => {
    makeDocument(drawn('<a href="/b">Budget</a>'), false);
    await run('after-paint');
    document.querySelectorAll<HTMLElement>('main a')[1]?.focus();
    await redraw(drawn(''));
    expect(document.body).toHaveFocus();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/b">Budget</a>');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(document.activeElement?.textContent).toBe('Budget');
    await redraw(drawn('<a href="/b">Budget</a>'));
    expect(document.body).toHaveFocus();
  });

  test('who had left a field has no focus in it afterwards', async () => {
    makeDocument(drawn('<a href="/b">Budget</a>'), false);
    await run('after-paint');
    const link = document.querySelectorAll<HTMLElement>('main a')[1];
    link?.focus();
    link?.blur();
    await new Promise((resolve) => setTimeout(resolve, 10));
    await redraw(drawn('<a href="/b">Budget</a>'));
    expect(document.body).toHaveFocus();
  });

  test('the window stays where it was', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    makeDocument(drawn(''), false);
    await run('after-paint');
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 400 });
    window.dispatchEvent(new Event('scroll'));
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
    await redraw(drawn(''));
    expect(scrollTo).toHaveBeenCalledWith({ top: 400, behavior: 'instant' });
    scrollTo.mockClear();
    window.dispatchEvent(new Event('wheel'));
    await redraw(drawn(''));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('a window that nobody moved is not asked where it is, which would cost a layout', async () => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
    makeDocument(drawn(''), false);
    await run('after-paint');
    const asked = jest.fn(() => 0);
    Object.defineProperty(window, 'scrollY', { configurable: true, get: asked });
    await redraw(drawn(''));
    expect(asked).not.toHaveBeenCalled();
  });

  test('a page that took over the HTML as it is puts nothing back on the next one', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    makeDocument(drawn('<a href="/b">Budget</a>'), false);
    await run('after-paint');
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 400 });
    window.dispatchEvent(new Event('scroll'));
    document.querySelectorAll<HTMLElement>('main a')[1]?.focus();
    await hydrate();
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
    await redraw(drawn('<a href="/b">Budget</a>'));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  test('a page that is drawn no longer says that its buttons do not work', async () => {
    makeDocument(drawn(''), false);
    await run('after-paint');
    await redraw(drawn(''));
    expect(document.getElementById('scripts-missing')).toBeNull();
  });

  test('a field that was typed in and left is left again: its page saves it then', async () => {
    const fields = '<input aria-label="Tickets" value="$0"><input aria-label="Meals" value="$0">';
    makeDocument(fields, false);
    await run('after-paint');
    const left = document.querySelectorAll('input')[1];
    Object.assign(left ?? {}, { value: '400' });
    left?.dispatchEvent(new Event('input', { bubbles: true }));
    const root = document.getElementById('root');
    if (root) root.innerHTML = fields;
    const events: unknown[] = [];
    const note = ({ type, target }: Event) => {
      events.push([type, (target as HTMLInputElement).ariaLabel, (target as HTMLInputElement).value]);
    };
    for (const type of ['input', 'focusout']) document.addEventListener(type, note, { once: true });
    await hydrate();
    expect(events).toEqual([
      ['input', 'Meals', '400'],
      ['focusout', 'Meals', '400'],
    ]);
  });

  const rideOf = '<button id="a" aria-keyshortcuts="Alt+ArrowDown">Ride</button>';
  test.each([
    ['a key that its element names', true, rideOf, 'ArrowDown', true],
    ['another key', false, rideOf, 'ArrowDown', false],
    ['the end of a field', true, '<input id="a">', 'Enter', false],
    ['the end of a form, which is sent', false, '<form><input id="a"></form>', 'Enter', false],
  ])('%s is pressed again where the page is drawn anew: %s', async (_, isHeld, html, key, altKey) => {
    makeDocument(drawn(html), false);
    await run('after-paint');
    const element = document.getElementById('a');
    element?.focus();
    const press = new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true });
    element?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(isHeld);
    await redraw(drawn(html));
    const again = jest.fn(({ key: now, altKey: isAlt }: KeyboardEvent) => [now, isAlt]);
    document.getElementById('a')?.addEventListener('keydown', again);
    await hydrate();
    expect(again.mock.results.map(({ value }) => value as unknown)).toEqual(isHeld ? [[key, altKey]] : []);
  });

  test('the end of a field takes no focus from the field that came after it', async () => {
    const fields = '<input id="a"><input id="b">';
    makeDocument(drawn(fields), false);
    await run('after-paint');
    const [first, second] = document.querySelectorAll('input');
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(first).not.toHaveFocus();
    second?.focus();
    await redraw(drawn(fields));
    const again = jest.fn();
    document.getElementById('a')?.addEventListener('keydown', again);
    await hydrate();
    expect(document.getElementById('b')).toHaveFocus();
    expect(again).not.toHaveBeenCalled();
  });

  test('a choice without a name is made again where the page was drawn anew', async () => {
    const choices = '<select><option>All</option><option>Ada</option></select>'.repeat(2);
    makeDocument(choices, false);
    await run('after-paint');
    const second = document.querySelectorAll('select')[1];
    Object.assign(second ?? {}, { value: 'Ada' });
    second?.dispatchEvent(new Event('input', { bubbles: true }));
    await drawAnew(choices);
    expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['All', 'Ada']);
  });

  test('what was typed and sent before the page was drawn anew is typed and sent there', async () => {
    const form = '<form><input name="email" value=""><textarea name="text"></textarea></form>';
    makeDocument(form, false);
    await run('after-paint');
    const [email, text] = document.querySelectorAll<HTMLInputElement>('[name]');
    Object.assign(email ?? {}, { value: 'ada@example.com' });
    Object.assign(text ?? {}, { value: 'Which suite?' });
    for (const field of [email, text]) field?.dispatchEvent(new Event('input', { bubbles: true }));
    document.forms[0]?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    const root = document.getElementById('root');
    if (root) root.innerHTML = `<main>${form}</main>`;
    const sent = jest.fn((event: Event) => {
      event.preventDefault();
    });
    document.forms[0]?.addEventListener('submit', sent);
    window.dispatchEvent(new Event('landsea-hydrated'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    const values = [...document.querySelectorAll<HTMLInputElement>('[name]')].map(({ value }) => value);
    expect(values).toEqual(['ada@example.com', 'Which suite?']);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

test('a file that was not what it should be leaves the caches of browser and worker', async () => {
  const fetched: unknown[] = [];
  const deleted: unknown[] = [];
  Object.assign(globalThis, {
    fetch: (url: string, options: RequestInit) => Promise.resolve(fetched.push([url, options])),
    caches: {
      open: (name: string) =>
        Promise.resolve({ delete: (address: string) => Promise.resolve(deleted.push([name, address])) }),
    },
  });
  const script = Object.assign(document.createElement('script'), { src: offer, integrity: 'sha256-offer' });
  document.head.append(script);
  await run('before-paint');
  script.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toEqual([[origin + offer, { cache: 'reload' }]]);
  expect(deleted).toEqual([['landsea-files', origin + offer]]);
  Reflect.deleteProperty(globalThis, 'caches');
});
