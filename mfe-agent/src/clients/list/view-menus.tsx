import { ClientColumn, clientColumnNames, type ClientView } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { TextField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { toApiError, notify } from '@landsea/web-kit';
import { Bookmark, Columns3, Download, Ellipsis, Merge, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useAddClientViewMutation,
  useGetClientViewsQuery,
  useRemoveClientViewMutation,
} from './client-list-api';
import { filterParams, getLocalDay, isSameView, resolveDue, type ListState } from './list-state';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

export function SavedViews({ state, onShow }: { state: ListState; onShow: (state: ListState) => void }) {
  const { data: views = [] } = useGetClientViewsQuery();
  const [removeView] = useRemoveClientViewMutation();
  if (views.length === 0) return null;
  const remove = async ({ id, name }: ClientView) => {
    const { error } = await removeView(id);
    if (!error) notify({ title: `View “${name}” deleted`, tone: 'success' });
  };
  return (
    <nav
      aria-label="Your views"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {views.map((view) => {
        const isShown = isSameView(view, state);
        return (
          <span key={view.id} className="flex shrink-0 items-center">
            <Button
              size="sm"
              aria-pressed={isShown}
              variant={isShown ? 'secondary' : 'quiet'}
              icon={<Bookmark {...icon} />}
              onClick={() => onShow(view)}
            >
              {view.name}
            </Button>
            {isShown ? (
              <Button size="sm" variant="quiet" icon={<Trash2 {...icon} />} onClick={() => void remove(view)}>
                <span className="sr-only">Delete the view {view.name}</span>
              </Button>
            ) : null}
          </span>
        );
      })}
    </nav>
  );
}

function SaveView({ state, onClose }: { state: ListState; onClose: () => void }) {
  const [addView, { isLoading, error }] = useAddClientViewMutation();
  const [name, setName] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const save = async () => {
    const { data } = await addView({ id, name, filter: state.filter, columns: [...state.columns] });
    if (data) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save this view"
      description="The filter, order and columns you see now, one tap away."
      footer={
        <Button
          type="submit"
          form="save-view"
          variant="primary"
          busy={isLoading}
          busyLabel="Saving…"
          disabled={!name.trim()}
        >
          Save view
        </Button>
      }
    >
      <form
        id="save-view"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void save();
        }}
      >
        <TextField
          label="Name"
          maxLength={60}
          value={name}
          error={error ? toApiError(error).message : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

interface ColumnsDialogProps {
  columns: readonly ClientColumn[];
  onShow: (columns: ClientColumn[]) => void;
  onClose: () => void;
}

function ColumnsDialog({ columns, onShow, onClose }: ColumnsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Columns" footer={<Button onClick={onClose}>Done</Button>}>
      <div className="grid sm:grid-cols-2">
        {ClientColumn.options.map((column) => (
          <Checkbox
            key={column}
            label={clientColumnNames[column]}
            checked={columns.includes(column)}
            onCheckedChange={(isShown) =>
              onShow(isShown ? [...columns, column] : columns.filter((each) => each !== column))
            }
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ListToolsProps {
  state: ListState;
  findsDuplicates: boolean;
  onColumns: (columns: ListState['columns']) => void;
}

export function ListTools({ state, findsDuplicates, onColumns }: ListToolsProps) {
  const [open, setOpen] = useState<'columns' | 'view'>();
  const keep = () => setOpen('view');
  const duplicates = <Link to="/app/agents/clients/duplicates">Possible duplicates</Link>;
  const importing = <Link to="/app/agents/clients/import">Import</Link>;
  const exported = `/api/v1/client-list/export?${new URLSearchParams(
    filterParams(resolveDue(state.filter, getLocalDay())),
  ).toString()}`;
  const table = (
    <a href={exported} download="landsea-clients.csv">
      Export
    </a>
  );
  return (
    <>
      <div className="flex flex-wrap gap-1 max-sm:hidden print:hidden">
        {findsDuplicates ? (
          <Button asChild size="sm" variant="quiet" icon={<Merge {...icon} />}>
            {duplicates}
          </Button>
        ) : null}
        <Button asChild size="sm" variant="quiet" icon={<Upload {...icon} />}>
          {importing}
        </Button>
        <Button size="sm" variant="quiet" icon={<Columns3 {...icon} />} onClick={() => setOpen('columns')}>
          Columns
        </Button>
        <Button size="sm" variant="quiet" icon={<Bookmark {...icon} />} onClick={keep}>
          Save view
        </Button>
        <Button asChild size="sm" variant="quiet" icon={<Download {...icon} />}>
          {table}
        </Button>
      </div>
      <span className="sm:hidden print:hidden">
        <Menu
          trigger={
            <Button size="sm" variant="quiet" icon={<Ellipsis {...icon} />}>
              More
            </Button>
          }
        >
          {findsDuplicates ? <MenuItem asChild>{duplicates}</MenuItem> : null}
          <MenuItem asChild>{importing}</MenuItem>
          <MenuItem onSelect={keep}>Save view</MenuItem>
          <MenuItem asChild>{table}</MenuItem>
        </Menu>
      </span>
      {open === 'columns' ? (
        <ColumnsDialog columns={state.columns} onShow={onColumns} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'view' ? <SaveView state={state} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}
