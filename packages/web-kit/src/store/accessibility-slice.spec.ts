import { setAccessibility } from './accessibility-slice';
import { createStore } from './store';

const KEY = 'accessibilitySettings';
const settingsOf = (kept?: string) => {
  localStorage.clear();
  if (kept !== undefined) localStorage.setItem(KEY, kept);
  return createStore().getState().accessibility;
};
const defaults = {
  tooltipsEnabled: true,
  soundEnabled: false,
  reducedMotion: false,
  highContrast: false,
  helpMode: false,
};

test.each([undefined, 'no JSON', '[]', 'null', '"x"', '{"highContrast":"yes"}'])(
  'the defaults hold when %s is kept',
  (kept) => {
    expect(settingsOf(kept)).toEqual(defaults);
  },
);

test('what is kept is taken, the rest keeps its default', () => {
  expect(settingsOf('{"tooltipsEnabled":false,"helpMode":true,"old":1}')).toEqual({
    ...defaults,
    tooltipsEnabled: false,
    helpMode: true,
  });
});

test('a change is kept for the next visit', () => {
  localStorage.clear();
  const store = createStore();
  store.dispatch(setAccessibility({ soundEnabled: true }));
  store.dispatch(setAccessibility({ tooltipsEnabled: false }));
  const changed = { ...defaults, soundEnabled: true, tooltipsEnabled: false };
  expect(store.getState().accessibility).toEqual(changed);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(changed);
  expect(createStore().getState().accessibility).toEqual(changed);
});
