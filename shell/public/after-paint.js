// A page that came as HTML is read before it is used. Its scripts are run at the first sign of a visitor's hand, or after a while
// of reading; the largest are fetched meanwhile. A page without the shell runs them once it is painted.
(() => {
  const toCome = document.getElementById('scripts-to-come').textContent;
  const { scripts, hashes = {}, files, early, isAtOnce } = JSON.parse(toCome);
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
  const readingMs = 8000;
  const held = [];
  const root = document.getElementById('root');
  const drawn = root?.firstElementChild;
  const holding = new globalThis.AbortController();
  let isStarted = false;
  let isUnavailable = false;

  const hint = (rel, address, integrity = '') => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel, as: 'script', integrity, href: address }));
  };
  // One that draws no page with its shell has a sentence for this; a public page lets its buttons go.
  addEventListener('landsea-unavailable', () => {
    const sentence = document.getElementById('scripts-missing');
    sentence?.setAttribute('data-shown', '');
    // A link would lose what this entry of the history remembers.
    sentence?.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      location.reload();
    });
  });
  // What the script of the shell loads is part of it. Remotes that fail have sentences of their own.
  const tellRejected = ({ reason }) => {
    if (reason?.name === 'ChunkLoadError') dispatchEvent(new Event('landsea-unavailable'));
  };
  addEventListener('unhandledrejection', tellRejected, { signal: holding.signal });
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const { address, integrity } of files) hint('preload', address, integrity);
    for (const src of scripts) {
      const script = document.createElement('script');
      // In the order in which they are written.
      Object.assign(script, { src, async: false, integrity: hashes[src] ?? '' });
      // The page can do without the settings of the site, and without no other.
      if (src !== '/site-config.js') script.onerror = () => dispatchEvent(new Event('landsea-unavailable'));
      document.head.append(script);
    }
  };

  // A page that was drawn anew, by the build before, has other elements: the field of the same name is meant.
  const isNamed = ({ name }) => Boolean(name);
  const findNow = (field) =>
    field?.isConnected === false
      ? [...document.querySelectorAll(field.localName)].find(({ name }) => name && name === field.name)
      : field;

  // The button of the same words in the same row. Where there are more or fewer of them than before, none is meant for sure.
  const wordsOf = (element) => {
    const labels = [...(element?.labels ?? [])].map(({ textContent }) => textContent);
    return [element?.getAttribute('aria-label'), ...labels, element?.textContent].join();
  };
  const nameOf = (button) => [button, button.closest('li, tr')].map(wordsOf).join();
  const listAlike = ({ localName }, name, toName) =>
    [...document.querySelectorAll(localName)].filter((other) => toName(other) === name);
  const rememberPlace = (button, { toName = nameOf, isSure = true } = {}) => {
    const name = toName(button);
    const alike = listAlike(button, name, toName);
    const place = alike.indexOf(button);
    return () => {
      const now = listAlike(button, name, toName);
      return isSure && now.length !== alike.length ? undefined : now[place];
    };
  };

  const findById = ({ id, localName }) =>
    id ? document.querySelector(`${localName}#${globalThis.CSS.escape(id)}`) : null;

  // A page that is drawn anew takes away what has the focus, and begins at its top. The element of the same words gets the
  // focus, and the window stays where it was.
  const putBackMs = 5000;
  const lookAgainMs = 50;
  let isElsewhere = false;
  let focused;
  let caret;
  let wantedTop = 0;
  const rememberFocus = (element) => {
    const finders = [rememberPlace(element), rememberPlace(element, { toName: wordsOf, isSure: false })];
    const find = () => findById(element) ?? finders.map((of) => of()).find((now) => now);
    focused = { element, find };
  };
  const forgetFocus = ({ target }) =>
    // An element that is taken away loses the focus first.
    setTimeout(() => {
      if (target.isConnected && target === focused?.element && target !== document.activeElement)
        focused = undefined;
    });
  const putCaret = () => {
    if (!caret || caret.now !== document.activeElement) return;
    const { selectionStart, selectionEnd, selectionDirection } = caret.element;
    // Fields of numbers and dates have none.
    if (typeof selectionStart === 'number')
      caret.now.setSelectionRange?.(selectionStart, selectionEnd, selectionDirection);
  };
  const putFocus = () => {
    if (!focused || focused.element.isConnected || document.activeElement !== document.body) return;
    const { element, find } = focused;
    const now = find();
    if (!now) return;
    focused = undefined;
    now.focus({ preventScroll: true });
    caret = { element, now };
    putCaret();
  };
  const putWindow = () => {
    // To ask where the window is costs a layout, after each change of the page.
    if (wantedTop <= 0) return;
    // Parts that come late may be what makes the page long enough.
    if (globalThis.scrollY !== wantedTop) globalThis.scrollTo({ top: wantedTop, behavior: 'instant' });
    if (Math.abs(globalThis.scrollY - wantedTop) < 1) wantedTop = 0;
  };
  if (drawn) {
    const onFocus = ({ target }) => (drawn.isConnected ? rememberFocus(target) : (focused = undefined));
    const onScroll = () => (wantedTop = drawn.isConnected ? globalThis.scrollY : wantedTop);
    const letGo = ({ type, isTrusted }) => {
      if (drawn.isConnected) return;
      isElsewhere ||= isTrusted && type !== 'wheel';
      caret = undefined;
      wantedTop = 0;
      focused = undefined;
    };
    const watch = new globalThis.MutationObserver(() => {
      if (drawn.isConnected) return;
      document.getElementById('scripts-missing')?.remove();
      putFocus();
      if (!isElsewhere) fillAll();
      putWindow();
    });
    watch.observe(root, { childList: true, subtree: true });
    if (root.contains(document.activeElement)) rememberFocus(document.activeElement);
    onScroll();
    const listeners = { focusin: onFocus, focusout: forgetFocus, scroll: onScroll };
    for (const hand of ['pointerdown', 'touchstart', 'keydown', 'wheel']) listeners[hand] = letGo;
    const ending = new globalThis.AbortController();
    const options = { capture: true, passive: true, signal: ending.signal };
    for (const type of Object.keys(listeners)) addEventListener(type, listeners[type], options);
    const stop = () => {
      watch.disconnect();
      ending.abort();
    };
    // A page that took over the HTML as it is has nothing to put back.
    const stopLater = () => setTimeout(stop, drawn.isConnected ? 0 : putBackMs);
    addEventListener('landsea-hydrated', stopLater, { once: true });
  }

  const isReplaced = () => drawn?.isConnected === false;
  const useLater = (element, find, use, kind) => {
    const act = () => {
      const now = element.isConnected ? element : find();
      if (now) use(now);
      return Boolean(now);
    };
    if (isUnavailable) document.dispatchEvent(new Event('landsea-needed'));
    else held.push({ act, ...kind });
  };
  const press = (button) => {
    // A tab and a menu open when they are pressed down.
    if (button.matches('[role="tab"]')) button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    if (button.matches('[aria-haspopup="menu"]'))
      button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    button.click();
  };
  // A button that is pressed before the page can answer is pressed again when it can: the page may show another tab than the
  // HTML did, as the browser remembers it, or was drawn anew. A link needs no script, but for one that has something to remember.
  const holdPress = (event) => {
    const button = event.target.closest?.(
      'button, a[data-held], input[type="checkbox"], input[type="radio"]',
    );
    if (isReplaced() || !button || (button.closest('form') && button.type === 'submit')) return;
    const isLink = button.matches('a');
    if (isUnavailable && isLink) return;
    event.preventDefault();
    useLater(button, rememberPlace(button), press, { isLink, isTab: button.matches('[role="tab"]') });
  };
  const holdForm = (event) => {
    const form = event.target;
    // A form with an address of its own works without script.
    if (isReplaced() || form.getAttribute('action')) return;
    event.preventDefault();
    const find = () => findNow([...form.elements].find(isNamed))?.form;
    useLater(form, find, (now) => now.requestSubmit());
  };
  // A key that its element names is pressed again in the same way, and so is the Enter that ends a field: what is typed
  // after it is meant for another.
  const isNamedKey = ({ altKey, key, target }) =>
    target.ariaKeyShortcuts?.split(' ').includes(`${altKey ? 'Alt+' : ''}${key}`);
  const fields = 'input:not([type="checkbox"], [type="radio"]), textarea';
  const endsField = ({ key, isComposing, target }) =>
    key === 'Enter' && !isComposing && target.matches?.(fields) && !target.closest('form');
  const holdKey = (event) => {
    const isEnd = endsField(event);
    if (isReplaced() || isUnavailable || (!isEnd && !isNamedKey(event))) return;
    event.preventDefault();
    const { target, key, altKey } = event;
    const find = rememberPlace(target);
    const pressKey = (now) => {
      // The Enter would take the focus from a field in which a person types by then.
      if (isEnd && document.activeElement !== now && document.activeElement.matches(fields)) return;
      const options = { key, altKey, bubbles: true, cancelable: true };
      now.dispatchEvent(new globalThis.KeyboardEvent('keydown', options));
    };
    useLater(target, () => findById(target) ?? find(), pressKey);
    if (isEnd) target.blur();
  };
  // A field that is filled before keeps what it holds, and is filled once more for the page to learn of it: React takes
  // what it finds for known, so that the value has to change under its eyes.
  const filled = new Map();
  const remember = ({ target }) => {
    if (!isReplaced()) filled.set(target, filled.get(target) ?? rememberPlace(target));
  };
  const fillAgain = (field, find) => {
    const { value } = field;
    const now = findNow(field) ?? find();
    if (!now) return;
    filled.delete(field);
    if (now.matches('input')) now.value = now.defaultValue;
    if (now.matches('input') || now !== field)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value').set.call(now, value);
    for (const type of ['input', 'change']) now.dispatchEvent(new Event(type, { bubbles: true }));
    putCaret();
    // A field that was left is left again: some are saved then.
    if (now !== field && now !== document.activeElement)
      setTimeout(() => now.dispatchEvent(new globalThis.FocusEvent('focusout', { bubbles: true })));
  };
  const fillAll = () => filled.forEach((find, field) => fillAgain(field, find));
  const holders = { click: holdPress, submit: holdForm, keydown: holdKey, input: remember };
  for (const [type, holder] of Object.entries(holders))
    addEventListener(type, holder, { capture: true, signal: holding.signal });

  // One after the other: each press finds the page as the fields and the presses before it have left it. A part of the page that
  // comes late is waited for, until a person presses something else.
  const pressAgain = async (presses) => {
    const until = Date.now() + putBackMs;
    for (const { act } of presses) {
      await new Promise((resolve) => setTimeout(resolve));
      while (!act()) {
        if (isElsewhere) return;
        if (Date.now() >= until) break;
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      }
    }
  };

  addEventListener(
    'landsea-hydrated',
    () => {
      holding.abort();
      fillAll();
      // What is pressed after a tab is meant for what the tab shows, which nobody has seen yet.
      const lastTab = held.findLastIndex(({ isTab }) => isTab);
      const wanted = lastTab < 0 ? held.length : lastTab + 1;
      pressAgain(held.splice(0).slice(0, wanted));
    },
    { once: true },
  );

  // The code of the page cannot be loaded: links are followed, and what needs the code shows that it is missing.
  addEventListener(
    'landsea-unavailable',
    () => {
      isUnavailable = true;
      const [first] = held.splice(0);
      if (first?.isLink) first.act();
      else if (first) document.dispatchEvent(new Event('landsea-needed'));
    },
    { once: true },
  );

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  /** True if the page shows the state that this browser remembers, or none is remembered. */
  const isAsRemembered = () => {
    const [key, shown] = document.querySelector('[data-remembered]')?.dataset.remembered.split(' ') ?? [];
    try {
      return !key || [null, shown].includes(localStorage.getItem(key));
    } catch {
      return true; // without storage nothing is remembered
    }
  };
  const afterLoad = () => {
    if (!isAsRemembered()) return start();
    for (const file of early) hint('prefetch', file);
    setTimeout(start, readingMs);
  };
  // No script delays what is read first; a page that was not drawn has nothing to read, and is never painted.
  const isDrawn =
    document.querySelector('#root > *') && PerformanceObserver.supportedEntryTypes.includes('paint');
  // A tab behind others is not painted.
  if (isAtOnce && (!isDrawn || document.visibilityState === 'hidden')) start();
  else if (isAtOnce) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  else if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', () => setTimeout(afterLoad), { once: true });
})();
