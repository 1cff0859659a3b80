import type { ClientFilter } from '@landsea/contracts/agents';
import { TextField } from '@landsea/ui/fields/text-field';
import { useRef, useState } from 'react';

interface ClientSearchFieldProps {
  filter: ClientFilter;
  onNarrow: (change: ClientFilter) => void;
}

const SEARCH_PAUSE_MS = 200;

/** A search is sent once typing pauses. */
export function ClientSearchField({ filter, onNarrow }: ClientSearchFieldProps) {
  const shown = filter.search ?? '';
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== shown) {
    setKnown(shown);
    setTyped(shown);
  }
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(text.trim());
      onNarrow({ search: text.trim() || undefined });
    }, SEARCH_PAUSE_MS);
  };
  return (
    <TextField
      label="Search"
      hideLabel
      type="search"
      placeholder="Name, email, note, number"
      className="min-w-0 flex-1 sm:max-w-md sm:basis-80"
      maxLength={100}
      value={typed}
      onChange={(event) => search(event.target.value)}
    />
  );
}
