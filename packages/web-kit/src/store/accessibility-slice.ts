import { createListenerMiddleware, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { localMemory } from './browser-storage';

const KEY = 'accessibilitySettings';

const AccessibilitySettings = z.object({
  tooltipsEnabled: z.catch(z.boolean(), true),
  soundEnabled: z.catch(z.boolean(), false),
  reducedMotion: z.catch(z.boolean(), false),
  highContrast: z.catch(z.boolean(), false),
  helpMode: z.catch(z.boolean(), false),
});
/** Stored in the browser, not in the account. */
export type AccessibilitySettings = z.infer<typeof AccessibilitySettings>;

const kept = (): unknown => {
  try {
    return JSON.parse(localMemory.read(KEY) ?? '{}');
  } catch {
    return {};
  }
};

const defaults = AccessibilitySettings.parse({});

export const accessibilitySlice = createSlice({
  name: 'accessibility',
  initialState: (): AccessibilitySettings => AccessibilitySettings.safeParse(kept()).data ?? defaults,
  reducers: {
    setAccessibility: (state, { payload }: PayloadAction<Partial<AccessibilitySettings>>) => ({
      ...state,
      ...payload,
    }),
  },
});

export const { setAccessibility } = accessibilitySlice.actions;

export const createAccessibilityListener = () => {
  const listener = createListenerMiddleware<{ accessibility: AccessibilitySettings }>();
  listener.startListening({
    actionCreator: setAccessibility,
    effect: (_action, { getState }) => {
      localMemory.write(KEY, JSON.stringify(getState().accessibility));
    },
  });
  return listener;
};
