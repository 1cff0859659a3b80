import { useEffect, useRef } from 'react';
import { lookAtQuote } from './offer-calls';

const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Tells once that a person is there, and which options they look at: programs that follow links touch nothing. */
export const useFirstTouch = (token: string, version: number, isOpen: boolean) => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const tell = () => {
      stop.abort();
      void lookAtQuote({ token, version, optionId: null });
    };
    for (const touch of TOUCHES)
      window.addEventListener(touch, tell, { once: true, passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [token, version, isOpen]);
  const seen = useRef(new Set<string>());
  return (optionId: string) => {
    if (!isOpen || seen.current.has(optionId)) return;
    seen.current.add(optionId);
    void lookAtQuote({ token, version, optionId });
  };
};
