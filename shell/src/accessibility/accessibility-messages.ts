import type { AccessibilitySettings } from '@landsea/web-kit';

export const accessibilityMessages = {
  title: 'Accessibility',
  lead: 'Kept in this browser, signed in or not.',
  tooltip: 'Tooltips, sound, motion, contrast and help',
} as const;

export const accessibilityToggles: { setting: keyof AccessibilitySettings; label: string; hint: string }[] = [
  {
    setting: 'tooltipsEnabled',
    label: 'Tooltips',
    hint: 'A short explanation when you point at a button.',
  },
  {
    setting: 'soundEnabled',
    label: 'Sound effects',
    hint: 'A quiet tone when something worked, failed or was switched.',
  },
  {
    setting: 'reducedMotion',
    label: 'Reduced motion',
    hint: 'Nothing slides or fades. Your device may ask for this too.',
  },
  {
    setting: 'highContrast',
    label: 'High contrast',
    hint: 'Stronger colors and lines, at least 7 to 1 for all text.',
  },
  {
    setting: 'helpMode',
    label: 'Help mode',
    hint: 'Explains the parts of a page as you reach them.',
  },
];
