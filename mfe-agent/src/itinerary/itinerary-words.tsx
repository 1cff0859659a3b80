import type { AgentItinerary } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { notify } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import type { ItineraryChange } from './itinerary-change';

interface ItineraryWordsProps {
  itinerary: AgentItinerary;
  isBusy: boolean;
  onChange: (change: ItineraryChange) => Promise<boolean>;
}

export function ItineraryWords({ itinerary, isBusy, onChange }: ItineraryWordsProps) {
  const [title, setTitle] = useState(itinerary.title);
  const [message, setMessage] = useState(itinerary.message);
  const [contacts, setContacts] = useState(itinerary.contacts);
  const [isUntitled, setIsUntitled] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsUntitled(title.trim() === '');
    if (title.trim() === '') return;
    if (await onChange({ title, message, contacts })) notify({ tone: 'success', title: 'Saved' });
  };
  return (
    <Card aria-labelledby="own-words">
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <CardTitle id="own-words">Your words</CardTitle>
        <TextField
          label="Title"
          maxLength={120}
          value={title}
          error={isUntitled ? 'Give it a title' : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextAreaField
          label="A few lines at the top"
          rows={3}
          maxLength={1000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <TextAreaField
          label="Contacts, one a line"
          hint="Front desk, driver, the airline. Your own name and phone come from your brand."
          rows={3}
          maxLength={1000}
          value={contacts}
          onChange={({ target }) => setContacts(target.value)}
        />
        <Button type="submit" className="justify-self-end" busy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      </form>
    </Card>
  );
}
