import type { AgentItinerary, ItineraryDay } from '@landsea/contracts/agents';
import { PACKING_TITLE } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ItineraryChange } from './itinerary-change';

interface EditedProps {
  itinerary: AgentItinerary;
  isBusy: boolean;
  onChange: (change: ItineraryChange) => Promise<boolean>;
}

interface DayProps {
  day: ItineraryDay;
  words: string;
  isBusy: boolean;
  onSave: (words: string) => Promise<boolean>;
}

function NoteForm({ day, words, isBusy, onSave, onClose }: DayProps & { onClose: () => void }) {
  const [text, setText] = useState(words);
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(text).then((isSaved) => isSaved && onClose());
      }}
    >
      <TextAreaField
        label={`Your note for ${day.label.split(' · ')[0] ?? day.date}`}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…">
          Save the note
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function EditedDay(props: DayProps) {
  const { day, words } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { label, title, isAtSea, hours, allAboard, remarks, empty, rows } = day;
  return (
    <div className={`border-l-4 pl-4 ${isAtSea ? 'border-sea' : 'border-sun'}`}>
      <p className="text-sm text-muted tabular-nums">{label}</p>
      <h3 className="font-display text-xl wrap-anywhere">{title}</h3>
      {[...hours, ...(allAboard ? [allAboard] : [])].map((each) => (
        <p key={each} className="text-sm text-muted">
          {each}
        </p>
      ))}
      {isOpen ? (
        <NoteForm {...props} onClose={() => setIsOpen(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          {words ? <p className="leading-relaxed wrap-anywhere whitespace-pre-line">{words}</p> : null}
          <Button
            size="sm"
            variant="quiet"
            className="-mx-3"
            aria-label={`${words ? 'Change the note' : 'Add a note'} for ${label}`}
            icon={<Pencil aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => setIsOpen(true)}
          >
            {words ? 'Change' : 'Add a note'}
          </Button>
        </div>
      )}
      {[...remarks, ...(empty ? [empty] : [])].map((remark) => (
        <p key={remark} className="text-sm wrap-anywhere text-muted">
          {remark}
        </p>
      ))}
      <ul className="divide-y divide-hairline">
        {rows.map(({ id, when, title: name, facts, note, isUsual }) => (
          <li key={id} className={`flex gap-3 py-1.5 ${isUsual ? 'text-muted' : ''}`}>
            <span className="w-24 shrink-0 text-right text-sm text-muted tabular-nums">{when}</span>
            <span className="min-w-0 wrap-anywhere">
              {name}
              {facts || note ? (
                <span className="block text-sm text-muted">{[facts, note].filter(Boolean).join(' · ')}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DayNotes({ itinerary: { view, dayWords }, isBusy, onChange }: EditedProps) {
  const setWords = (date: string) => (words: string) => {
    const { [date]: _before, ...others } = dayWords;
    return onChange({ dayWords: words.trim() === '' ? others : { ...others, [date]: words } });
  };
  return (
    <Card aria-label="As your client reads it" className="grid gap-8">
      <div>
        <h2 className="font-display text-2xl wrap-anywhere">{view.title}</h2>
        <p className="text-muted tabular-nums">{view.dates}</p>
        {view.message ? <p className="pt-2 wrap-anywhere whitespace-pre-line">{view.message}</p> : null}
      </div>
      {view.days.map((day) => (
        <EditedDay
          key={day.date}
          day={day}
          words={dayWords[day.date] ?? ''}
          isBusy={isBusy}
          onSave={setWords(day.date)}
        />
      ))}
      {[
        ...view.lists,
        ...(view.packing ? [{ key: 'packing', title: PACKING_TITLE, lines: view.packing }] : []),
      ].map(({ key, title, lines }) => (
        <section key={key} aria-label={title}>
          <h3 className="font-display text-xl">{title}</h3>
          <ul className="pt-1">
            {lines.map(({ id, text }) => (
              <li key={id} className="py-0.5 wrap-anywhere tabular-nums">
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {view.numbers.length > 0 ? (
        <section aria-label="Numbers">
          <h3 className="font-display text-xl">Numbers, after a code</h3>
          <ul className="pt-1">
            {view.numbers.map(({ id, title, value }) => (
              <li key={id} className="py-0.5 wrap-anywhere tabular-nums">
                {title}: {value}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Card>
  );
}
