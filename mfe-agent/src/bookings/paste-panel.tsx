import type { AgentBookings } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { READ_LENGTH, type ReadBooking } from '@landsea/web-kit/confirmations';
import { useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { makeBookingDraft, toDraft } from './booking-draft';
import { BookingForm } from './booking-form';
import { ChangedBooking } from './changed-booking';
import { ChoosePdf } from './pdf-drop';
import { findRead, isDeskKind, readDraft } from './read-draft';
import { readText, type ReadText } from './read-text';
import { fillToBook, findToBook } from './to-book';
import type { PdfReader } from './use-pdf-reader';
import type { OnChanged } from './use-undo-change';

interface PastePanelProps {
  trip: AgentBookings;
  /** Read already, as an email that was forwarded. */
  first?: ReadText | undefined;
  pdf: PdfReader;
  onFiles: (files: readonly File[]) => void;
  onRead: (read: ReadText) => void;
  onChanged: OnChanged;
  /** Called once the last booking is saved. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** Paste, look at the fields beside the text, save: one booking after the other. */
export function PastePanel(props: PastePanelProps) {
  const { trip, first, pdf, onFiles, onRead, onChanged, onDone, onClose } = props;
  const [text, setText] = useState(first?.text ?? '');
  const [isReading, setIsReading] = useState(false);
  const read = first?.bookings;
  const [at, setAt] = useState(0);
  // The list still shows what was filled in a moment ago as a booking to make.
  const filledIn = useRef(new Set<string>());
  const find = async (pasted: string) => {
    if (pasted.trim() === '' || isReading) return;
    setIsReading(true);
    onRead(await readText(trip, pasted));
    setIsReading(false);
  };
  const next = () => {
    if (read && at + 1 < read.length) return setAt(at + 1);
    onDone?.();
    onClose();
  };
  if (!read)
    return (
      <Card aria-labelledby="paste" className="grid gap-4">
        <CardTitle id="paste">Paste a confirmation</CardTitle>
        {pdf.problem ? <Notice tone="error">{pdf.problem}</Notice> : null}
        <TextAreaField
          label="The text of the email"
          autoFocus
          rows={8}
          maxLength={READ_LENGTH}
          value={text}
          readOnly={isReading}
          hint="Pasted text is read on this device. A PDF is sent to be read, and not kept."
          onChange={({ target }) => setText(target.value)}
          onPaste={({ clipboardData, currentTarget: { value } }) => {
            const pasted = clipboardData.getData('text');
            if (value === '' && pasted.trim() !== '') void find(pasted);
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            disabled={text.trim() === ''}
            busy={isReading}
            busyLabel="Reading…"
            onClick={() => void find(text)}
          >
            Read it
          </Button>
          <ChoosePdf isReading={pdf.isReading} onFiles={onFiles} />
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Card>
    );
  return (
    <Card aria-labelledby="check" className="grid gap-4">
      <CardTitle id="check">
        {read.length > 1 ? `Check booking ${at + 1} of ${read.length}` : 'Check the booking'}
      </CardTitle>
      {first?.remark ? <Notice tone="warning">{first.remark}</Notice> : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <TextAreaField
          label="The text"
          rows={12}
          readOnly
          value={text}
          className="lg:sticky lg:top-20 [&_textarea]:text-sm"
        />
        <ReadBookingForm
          key={at}
          {...{ trip, text, onChanged, onClose, filledIn }}
          read={read[at]}
          onDone={next}
        />
      </div>
    </Card>
  );
}

interface ReadBookingFormProps {
  trip: AgentBookings;
  text: string;
  read: ReadBooking | undefined;
  filledIn: RefObject<Set<string>>;
  onChanged: OnChanged;
  onDone: () => void;
  onClose: () => void;
}

function ReadBookingForm(props: ReadBookingFormProps) {
  const { trip, text, read, filledIn, onChanged, onDone, onClose } = props;
  const { people, suppliers, startDate, bookings, tripId } = trip;
  const today = getDateIn(new Date());
  // What is saved comes back as a booking with this number, while the form still stands here.
  const [known] = useState(() => read && findRead(read, bookings));
  const [toBook, setToBook] = useState(
    () =>
      read &&
      findToBook(
        read,
        bookings.filter(({ booking }) => !filledIn.current.has(booking.id)),
      ),
  );
  if (!read)
    return (
      <div className="grid gap-4">
        <Notice tone="info">We couldn’t read a booking in it. Fill in what it says.</Notice>
        <BookingForm
          trip={trip}
          first={makeBookingDraft(people, startDate)}
          onSaved={onDone}
          onCancel={onClose}
        />
      </div>
    );
  if (!isDeskKind(read.kind))
    return (
      <div className="grid gap-4">
        <Notice tone="info">
          {read.title ?? 'This'} belongs in the trip’s days.{' '}
          <Link to={`/trip/${tripId}/bookings`} className="text-sea underline underline-offset-4">
            Add it in the trip
          </Link>
        </Notice>
        <Button className="justify-self-start" onClick={onDone}>
          Go on
        </Button>
      </div>
    );
  const context = { text, people, suppliers, startDate, today, newId: () => crypto.randomUUID() };
  const { draft, remarks } = readDraft(read, context);
  if (known) return <ChangedBooking {...{ trip, known, read: draft, remarks, onChanged, onDone, onClose }} />;
  if (!toBook)
    return <BookingForm trip={trip} first={draft} remarks={remarks} onSaved={onDone} onCancel={onClose} />;
  return (
    <div className="grid gap-4">
      <Notice tone="info">
        You were going to book <strong>{toBook.booking.title}</strong>. Saving this fills it in.{' '}
        <Button size="sm" variant="quiet" onClick={() => setToBook(undefined)}>
          It’s another booking
        </Button>
      </Notice>
      <BookingForm
        first={fillToBook(toDraft(toBook, people), draft)}
        known={toBook}
        {...{ trip, remarks, onChanged }}
        onSaved={() => {
          filledIn.current.add(toBook.booking.id);
          onDone();
        }}
        onCancel={onClose}
      />
    </div>
  );
}
