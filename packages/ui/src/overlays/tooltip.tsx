import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';

const OPENS_AFTER_MS = 300;
const GAP = 8;
const EDGE = 12;

const areOn = () => document.documentElement.dataset['tooltips'] !== 'off';

const placeAt = (bubble: HTMLElement, anchor: HTMLElement) => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const rightmost = window.innerWidth - width - EDGE;
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, rightmost));
  const below = at.bottom + GAP;
  const top = below + height > window.innerHeight - EDGE ? at.top - GAP - height : below;
  Object.assign(bubble.style, { left: `${left}px`, top: `${top}px` });
};

interface Explained {
  'aria-describedby'?: string;
}

/**
 * A short explanation of one control on hover and focus; Escape hides it. `data-tooltips="off"` on <html>
 * hides them all. A tooltip is never the only place of a fact.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Explained> }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const openIn = (ms: number) => () => {
    clearTimeout(timer.current);
    if (areOn()) timer.current = setTimeout(() => setOpen(true), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  const position = (bubble: HTMLElement | null) => {
    const anchor = wrapper.current?.firstElementChild;
    if (bubble && anchor instanceof HTMLElement) placeAt(bubble, anchor);
  };
  return (
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && openIn(OPENS_AFTER_MS)()}
      onPointerLeave={close}
      onPointerDown={() => {
        isPressed.current = true;
        close();
      }}
      onPointerUp={() => {
        isPressed.current = false;
      }}
      onFocus={() => !isPressed.current && openIn(0)()}
      onBlur={close}
    >
      {cloneElement(children, isOpen ? { 'aria-describedby': id } : {})}
      {isOpen ? (
        <span
          ref={position}
          id={id}
          role="tooltip"
          className="pointer-events-none fixed top-0 left-0 z-60 w-max max-w-72 rounded-lg bg-ink px-3 py-2 text-sm text-paper shadow-float"
        >
          {text}
        </span>
      ) : null}
    </span>
  );
}
