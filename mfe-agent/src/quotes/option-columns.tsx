import { MOST_QUOTE_OPTIONS, type QuoteOption } from '@landsea/contracts/agents';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { useState } from 'react';
import type { LastDone } from '../frame/undo-bar';
import { OptionColumn } from './option-column';
import { changeOption, duplicateOption, findDifferences } from './quote-draft';
import type { QuoteEditing } from './use-quote-draft';

interface OptionColumnsProps {
  quoteId: string;
  editing: QuoteEditing;
  acceptedId: string | null;
  /** Something was taken away that may come back. */
  onUndoable: (done: LastDone) => void;
}

/** Options side by side; on a phone the columns pass by. */
export function OptionColumns({ quoteId, editing, acceptedId, onUndoable }: OptionColumnsProps) {
  const { draft, change, errors, isReadOnly } = editing;
  const { options, people } = draft;
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const differing = findDifferences(options);
  const changeOf = (id: string) => (part: Partial<QuoteOption>) =>
    change((before) => ({ options: changeOption(before.options, id, part) }));
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
            quoteId={quoteId}
            option={option}
            people={people}
            isAccepted={option.id === acceptedId}
            isReadOnly={isReadOnly}
            shown={onlyDifferent && options.length > 1 ? differing : undefined}
            differing={options.length > 1 ? differing : new Set()}
            errorOf={(field) => errors[`options.${String(index)}.${field}`]}
            onChange={changeOf(option.id)}
            onPhotoRemove={() => {
              const { id, title, photo } = option;
              changeOf(id)({ photo: null });
              const text = `The photo of “${title || 'an option'}” was removed.`;
              onUndoable({ text, undo: () => changeOf(id)({ photo }) });
            }}
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
