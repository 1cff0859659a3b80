import { clientColumnNames, type ClientColumn, type ClientSummary } from '@landsea/contracts/agents';
import { DataTable, Td, Th } from '@landsea/ui/data-table';
import { Link, useLocation } from 'react-router-dom';
import { renderCell, NextStep, Tags } from './client-cells';
import { StageBadge } from './stage-badge';

export interface ClientRowsProps {
  clients: readonly ClientSummary[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** A row of a desk is as high as what is tapped in it. */
const compact = 'min-[73.75rem]:py-0';

export const writeName = ({ firstName, lastName }: Pick<ClientSummary, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

function Choice({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 cursor-pointer accent-sea"
      />
    </label>
  );
}

export function ClientTable({
  clients,
  chosen,
  onChoose,
  columns,
}: ClientRowsProps & { columns: readonly ClientColumn[] }) {
  const all = clients.map(({ id }) => id);
  const { search } = useLocation();
  return (
    <DataTable
      caption="Your clients"
      className="rounded-card border border-hairline bg-surface max-sm:hidden"
    >
      <thead>
        <tr>
          <Th className="w-12">
            <Choice
              label="Choose all that are shown"
              checked={all.length > 0 && all.every((id) => chosen.has(id))}
              onChange={(isChosen) => onChoose(all, isChosen)}
            />
          </Th>
          <Th>Name</Th>
          {columns.map((column) => (
            <Th key={column}>{clientColumnNames[column]}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.id} className={chosen.has(client.id) ? 'bg-sea-soft' : undefined}>
            <Td className={compact}>
              <Choice
                label={`Choose ${writeName(client)}`}
                checked={chosen.has(client.id)}
                onChange={(isChosen) => onChoose([client.id], isChosen)}
              />
            </Td>
            <Th scope="row" className={`min-w-40 wrap-anywhere ${compact}`}>
              <Link
                to={{ pathname: `/app/agents/clients/${client.id}`, search }}
                className="inline-flex min-h-11 items-center text-sea underline-offset-4 hover:underline"
              >
                {writeName(client)}
              </Link>
            </Th>
            {columns.map((column) => (
              <Td key={column} className={compact}>
                {renderCell(column, client)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

export function ClientCards({ clients, chosen, onChoose }: ClientRowsProps) {
  const { search } = useLocation();
  return (
    <ul className="grid gap-2 sm:hidden" aria-label="Your clients">
      {clients.map((client) => (
        <li
          key={client.id}
          className={`flex items-start gap-1 rounded-card border border-hairline p-2 ${chosen.has(client.id) ? 'bg-sea-soft' : 'bg-surface'}`}
        >
          <Choice
            label={`Choose ${writeName(client)}`}
            checked={chosen.has(client.id)}
            onChange={(isChosen) => onChoose([client.id], isChosen)}
          />
          <div className="grid min-w-0 grow gap-1 pr-1 pb-1">
            <div className="flex items-start justify-between gap-2">
              <Link
                to={{ pathname: `/app/agents/clients/${client.id}`, search }}
                className="flex min-h-11 min-w-0 grow items-center font-semibold wrap-anywhere text-ink underline-offset-4 hover:underline"
              >
                {writeName(client)}
              </Link>
              <span className="pt-2">
                <StageBadge client={client} />
              </span>
            </div>
            <NextStep client={client} />
            <Tags tags={client.tags} />
          </div>
        </li>
      ))}
    </ul>
  );
}
