const hints = [
  ['j', 'next'],
  ['k', 'back'],
  ['Enter', 'open'],
  ['↑ ↓', 'choose a wish'],
  ['c', 'copy'],
  ['b', 'booked'],
  ['n', 'no table or ride left'],
  ['N', 'nothing left at all'],
  ['m', 'tell the client'],
  ['l', 'later'],
  ['d', 'done'],
  ['u', 'undo'],
] as const;

export function KeyHints() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 pb-5 text-sm text-muted max-sm:hidden pointer-coarse:hidden">
      {hints.map(([key, what]) => (
        <span key={key} className="whitespace-nowrap">
          <kbd className="rounded border border-edge bg-surface px-1.5 font-sans text-ink">{key}</kbd> {what}
        </span>
      ))}
    </p>
  );
}
