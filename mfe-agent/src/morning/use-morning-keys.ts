import { useEffect, useEffectEvent } from 'react';

const morningKeys = [
  'j',
  'k',
  'c',
  'b',
  'd',
  'n',
  'N',
  'm',
  'l',
  'u',
  'ArrowUp',
  'ArrowDown',
  'Enter',
  'Escape',
] as const;
export type MorningKey = (typeof morningKeys)[number];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="menuitem"]'));

const keys: readonly string[] = morningKeys;
const isKey = (key: string): key is MorningKey => keys.includes(key);

/** Keys are ignored while somebody types or holds a modifier; Enter on a button is the button's. */
export const useMorningKeys = (onKey: (key: MorningKey) => boolean): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !isKey(key)) return;
    if (isTyping(target) || document.querySelector('[role="dialog"]')) return;
    if (key === 'Enter' && target instanceof HTMLElement && target.closest('button, a')) return;
    if (onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
