import { Button } from '@landsea/ui/button';
import { encode } from 'uqr';

/** Scanners need four light modules around the code. */
const QUIET = 4;

const drawPath = (grid: readonly (readonly boolean[])[]): string =>
  grid
    .flatMap((line, row) => line.flatMap((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : [])))
    .join('');

/** Dark on white in both themes, because scanners expect it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = drawPath(data);
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return (
    <div className="grid justify-items-start gap-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(size)} ${String(size)}`}
        className="size-44 rounded-lg border border-hairline"
        shapeRendering="crispEdges"
      >
        <path fill="#ffffff" d={`M0 0h${String(size)}v${String(size)}H0z`} />
        <path fill="#000000" d={path} />
      </svg>
      <Button asChild size="sm">
        <a download="form-qr-code.svg" href={`data:image/svg+xml,${encodeURIComponent(file)}`}>
          Download
        </a>
      </Button>
    </div>
  );
}
