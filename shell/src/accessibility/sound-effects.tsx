import { listenToAnnouncement, useAccessibility } from '@landsea/web-kit';
import { useEffect } from 'react';
import { playCue } from './sound-cues';

export function SoundEffects() {
  const { soundEnabled } = useAccessibility().settings;
  useEffect(() => {
    if (!soundEnabled) return undefined;
    const stop = listenToAnnouncement('toast', ({ tone }) => {
      if (tone !== 'info') playCue(tone);
    });
    const onChange = ({ target }: Event) => {
      if (target instanceof Element && target.getAttribute('role') === 'switch') playCue('toggle');
    };
    document.addEventListener('change', onChange);
    return () => {
      stop();
      document.removeEventListener('change', onChange);
    };
  }, [soundEnabled]);
  return null;
}
