import type { DrawnSignature } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { useRef, type PointerEvent } from 'react';

const WIDTH = 1000;
const HEIGHT = 300;
const MOST_POINTS = 900;
const MOST_LINES = 100;
const MOST_IN_ALL = 3950;

const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
const toPath = (line: DrawnSignature[number]): string =>
  line.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');

interface SignaturePadProps {
  lines: DrawnSignature;
  onChange: (lines: DrawnSignature) => void;
}

/** A typed name is enough; a drawing is an extra that no keyboard needs. */
export function SignaturePad({ lines, onChange }: SignaturePadProps) {
  const isDown = useRef(false);
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): [number, number] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [
      clamp(((clientX - left) / (width || 1)) * WIDTH, WIDTH),
      clamp(((clientY - top) / (height || 1)) * HEIGHT, HEIGHT),
    ];
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    if (lines.length >= MOST_LINES) return;
    isDown.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    onChange([...lines, [pointOf(event)]]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const line = lines.at(-1);
    const points = lines.reduce((sum, each) => sum + each.length, 0);
    if (!isDown.current || !line || line.length >= MOST_POINTS || points >= MOST_IN_ALL) return;
    onChange([...lines.slice(0, -1), [...line, pointOf(event)]]);
  };
  const stop = () => {
    isDown.current = false;
  };
  return (
    <div className="grid gap-2">
      <span className="text-sm font-semibold text-ink">Draw your signature, if you like</span>
      <svg
        role="img"
        aria-label={lines.length > 0 ? 'Your drawn signature' : 'An empty box to draw your signature in'}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full touch-none rounded-card border border-edge bg-surface text-ink"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={stop}
        onPointerCancel={stop}
      >
        {lines.map((line, index) => (
          <path
            key={index}
            d={toPath(line)}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {lines.length > 0 ? (
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => onChange([])}>
          Clear the drawing
        </Button>
      ) : null}
    </div>
  );
}
