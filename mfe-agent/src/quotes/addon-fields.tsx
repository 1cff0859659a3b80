import { MOST_QUOTE_ADDONS, type QuoteAddon } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { MoneyInput } from './money-input';

interface AddonFieldsProps {
  addons: readonly QuoteAddon[];
  onChange: (addons: QuoteAddon[]) => void;
}

export function AddonFields({ addons, onChange }: AddonFieldsProps) {
  const change = (id: string, part: Partial<QuoteAddon>) =>
    onChange(addons.map((addon) => (addon.id === id ? { ...addon, ...part } : addon)));
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-semibold">Extras they can add</legend>
      {addons.map(({ id, title, cents }) => (
        <div key={id} className="grid grid-cols-[1fr_7rem] items-end gap-2">
          <TextField
            label="Extra"
            value={title}
            onChange={({ target }) => change(id, { title: target.value })}
          />
          <MoneyInput label="Price" cents={cents} onChange={(amount) => change(id, { cents: amount })} />
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            onClick={() => onChange(addons.filter((addon) => addon.id !== id))}
          >
            Remove<span className="sr-only"> {title || 'this extra'}</span>
          </Button>
        </div>
      ))}
      {addons.length < MOST_QUOTE_ADDONS ? (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          onClick={() => onChange([...addons, { id: crypto.randomUUID(), title: '', cents: null, note: '' }])}
        >
          Add an extra
        </Button>
      ) : null}
    </fieldset>
  );
}
