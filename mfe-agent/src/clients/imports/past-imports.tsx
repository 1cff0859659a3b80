import type { ClientImport } from '@landsea/contracts/agents/imports';
import { formatDayOf } from '@landsea/web-kit';
import { Card, CardTitle } from '@landsea/ui/card';
import { UndoImport } from './undo-import';

export function PastImports({ imports }: { imports: readonly ClientImport[] }) {
  if (imports.length === 0) return null;
  return (
    <Card aria-labelledby="past-imports" className="grid max-w-2xl gap-2">
      <CardTitle id="past-imports">Imports so far</CardTitle>
      <ul className="divide-y divide-hairline">
        {imports.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow wrap-anywhere">
              {each.fileName}
              <span className="block text-sm text-muted">
                {formatDayOf(each.at)}, by {each.by}
                {each.undoneAt
                  ? `. Undone ${formatDayOf(each.undoneAt)}`
                  : `: ${each.counts.new} new, ${each.counts.changed} changed`}
              </span>
            </span>
            {Date.parse(each.undoUntil) > Date.now() ? (
              <UndoImport
                importId={each.id}
                label={`Undo, until ${formatDayOf(each.undoUntil)}`}
                isUndone={each.undoneAt !== null}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
