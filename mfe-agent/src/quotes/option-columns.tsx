import { MOST_QUOTE_OPTIONS } from '@landsea/contracts/agents';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { useState } from 'react';
import { OptionColumn } from './option-column';
import { changeOption, duplicateOption, findDifferences } from './quote-draft';
import type { QuoteEditing } from './use-quote-draft';

/** Options side by side; on a phone the columns pass by. */
export function OptionColumns({ editing, acceptedId }: { editing: QuoteEditing; acceptedId: string | null }) {
  const { draft, change, errors, isReadOnly } = editing;
  const { options, people } = draft;
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const differing = findDifferences(options);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {options.length > 1 ? (
        <SwitchField
          label="Show only what differs"
          checked={onlyDifferent}
          onCheckedChange={setOnlyDifferent}
        />
      ) : null}
      <div
        role="region"
        aria-label="Options"
        tabIndex={0}
        className="relative flex snap-x items-start gap-4 overflow-x-auto overscroll-x-contain pb-2"
      >
        {options.map((option, index) => (
          <OptionColumn
            key={option.id}
            option={option}
            people={people}
            isAccepted={option.id === acceptedId}
            isReadOnly={isReadOnly}
            shown={onlyDifferent && options.length > 1 ? differing : undefined}
            differing={options.length > 1 ? differing : new Set()}
            errorOf={(field) => errors[`options.${String(index)}.${field}`]}
            onChange={(part) =>
              change((before) => ({ options: changeOption(before.options, option.id, part) }))
            }
            onDuplicate={
              options.length < MOST_QUOTE_OPTIONS
                ? () => change((before) => ({ options: duplicateOption(before.options, option.id) }))
                : undefined
            }
            onRemove={
              options.length > 1
                ? () => change((before) => ({ options: before.options.filter(({ id }) => id !== option.id) }))
                : undefined
            }
          />
        ))}
      </div>
    </div>
  );
}
