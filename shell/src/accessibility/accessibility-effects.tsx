import { useAccessibility } from '@landsea/web-kit';
import { useLayoutEffect } from 'react';

/** Attributes of <html>, which the styles of every remote and dialog read. */
export function AccessibilityEffects() {
  const { settings } = useAccessibility();
  const { tooltipsEnabled, reducedMotion, highContrast, helpMode } = settings;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-reduced-motion', reducedMotion);
    root.toggleAttribute('data-help-mode', helpMode);
    root.dataset['tooltips'] = tooltipsEnabled ? 'on' : 'off';
    root.dataset['contrast'] = highContrast ? 'high' : 'normal';
  }, [tooltipsEnabled, reducedMotion, highContrast, helpMode]);
  return null;
}
