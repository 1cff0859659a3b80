import { SelectField } from '@landsea/ui/fields/select-field';
import { useGetClientSummaryQuery } from '../list/client-list-api';

/** The agent of the agency by the name that the file has for them; empty for whoever imports. */
export type OwnerChoices = Readonly<Record<string, string>>;

interface OwnerChoicesProps {
  owners: readonly string[];
  choices: OwnerChoices;
  onChoose: (choices: OwnerChoices) => void;
}

/** Asks once for each name; an agent who works alone is not asked. */
export function OwnerFields({ owners, choices, onChoose }: OwnerChoicesProps) {
  const { data: summary } = useGetClientSummaryQuery();
  const agents = summary?.agents ?? [];
  if (agents.length < 2 || owners.length === 0) return null;
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">Whose clients are they?</legend>
      {owners.slice(0, 20).map((owner) => (
        <SelectField
          key={owner}
          label={`“${owner}” in the file is`}
          value={choices[owner] ?? findAgent(agents, owner)}
          onValueChange={(agentId) => onChoose({ ...choices, [owner]: agentId })}
          options={[
            { value: '', label: 'Me' },
            ...agents.map(({ agentId, name }) => ({ value: agentId, label: name })),
          ]}
        />
      ))}
    </fieldset>
  );
}

export const findAgent = (agents: readonly { agentId: string; name: string }[], owner: string): string =>
  agents.find(({ name }) => name.toLowerCase() === owner.toLowerCase())?.agentId ?? '';
