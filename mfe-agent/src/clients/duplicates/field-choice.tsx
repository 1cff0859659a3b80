import type { MergeSideOrBoth } from '@landsea/contracts/agents';
import { useId } from 'react';
import { Breakable } from '../list/breakable';
import type { MergeRow } from './merge-values';

interface FieldChoiceProps<Name extends string> {
  row: MergeRow<Name>;
  /** Names the fields of this group for screen readers, which do not see the heading above. */
  of: string;
  chosen: MergeSideOrBoth;
  error?: string | undefined;
  onChoose: (chosen: MergeSideOrBoth) => void;
}

export function FieldChoice<Name extends string>({
  row,
  of,
  chosen,
  error,
  onChoose,
}: FieldChoiceProps<Name>) {
  const id = useId();
  if (row.keep === row.merge) return null;
  const options: [MergeSideOrBoth, string][] = [
    ['keep', row.keep || 'Nothing'],
    ['merge', row.merge || 'Nothing'],
    ...(row.canBoth && row.keep && row.merge ? [['both', 'Both together'] as [MergeSideOrBoth, string]] : []),
  ];
  return (
    <fieldset
      className="grid gap-2 border-t border-hairline py-3 first:border-t-0"
      aria-describedby={error ? id : undefined}
    >
      <legend className="float-left mb-1 w-full text-sm font-semibold text-muted">
        {row.label}
        <span className="sr-only"> of {of}</span>
      </legend>
      <div className="clear-both grid gap-2 sm:grid-cols-2">
        {options.map(([value, text]) => (
          <label
            key={value}
            className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border px-3 py-2.5 ${chosen === value ? 'border-sea bg-sea-soft' : 'border-hairline bg-surface hover:border-sea'}`}
          >
            <input
              type="radio"
              name={`${id} ${row.name}`}
              className="mt-1 size-4 shrink-0 accent-sea"
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span className="min-w-0 whitespace-pre-line wrap-anywhere">
              <Breakable text={text} />
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={id} className="text-sm font-semibold text-berry">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
