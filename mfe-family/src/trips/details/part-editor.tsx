import { addDays, countDaysBetween } from '@landsea/contracts/core';
import type { TripDetail, TripEffect } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { useReducer, useRef, useState, type FormEvent } from 'react';
import { useGetCatalogueQuery } from '../../catalogue/api/trip-catalogue-api';
import { SailingStep } from '../form/sailing-step';
import { StaysStep } from '../form/stays-step';
import { isDate } from '../form/trip-draft';
import { TripStep } from '../form/trip-step';
import { listMessagesWithoutField, findProblems, getStepOfField } from '../form/wizard-problems';
import type { Problems } from '../form/wizard-problems';
import { reduceWizard, type WizardAction } from '../form/wizard-state';
import { toTripDraft, makeTripEdit, type EditedPart } from './trip-change';
import { EffectsList } from './effects-list';
import type { Refusal, TripEdits } from './use-trip-edits';

const titles: Record<EditedPart, string> = {
  trip: 'Name, kind and dates',
  stays: 'Where you sleep on land',
  sailing: 'The sailing',
};

const done: Record<EditedPart, string> = {
  trip: 'Trip changed',
  stays: 'Hotels changed',
  sailing: 'Sailing changed',
};

interface PartEditorProps {
  trip: TripDetail;
  part: EditedPart;
  edits: TripEdits;
  onClose: () => void;
}

export function PartEditor({ trip, part, edits, onClose }: PartEditorProps) {
  const [seen] = useState(trip);
  const [state, send] = useReducer(reduceWizard, seen, (from) => ({
    id: from.id,
    draft: toTripDraft(from),
    step: part,
    tried: [],
    refused: {},
    revision: 0,
  }));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [effects, setEffects] = useState<TripEffect[]>();
  const endTouched = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const { data: catalogue } = useGetCatalogueQuery();
  const { draft } = state;
  const edit = makeTripEdit(seen, draft, part);
  const asksSailing = part === 'trip' && draft.mode !== 'parks' && !seen.sailing;
  const isShown = (path: string) => {
    const step = getStepOfField(path);
    return step === part || (asksSailing && step === 'sailing');
  };
  const found = Object.entries(findProblems(draft)).filter(([path]) => isShown(path));
  const problems: Problems = { ...(tried ? Object.fromEntries(found) : {}), ...refusal?.fields };
  const elsewhere = Object.entries(refusal?.fields ?? {}).filter(([path]) => !isShown(path));
  const loose = [...listMessagesWithoutField(problems), ...elsewhere.map(([, message]) => message)];

  /** The last day follows the first one until it is chosen. */
  const dispatch = (action: WizardAction) => {
    setRefusal(undefined);
    if (action.type !== 'trip-changed') return send(action);
    const { startDate, endDate } = action.change;
    if (endDate !== undefined) endTouched.current = true;
    if (!startDate || !isDate(startDate) || endTouched.current) return send(action);
    const last = addDays(startDate, countDaysBetween(seen.startDate, seen.endDate));
    send({ type: 'trip-changed', change: { ...action.change, endDate: last } });
  };

  const save = async () => {
    const refused = await edits.save(seen, edit, done[part]);
    setEffects(undefined);
    if (refused) setRefusal(refused);
    else onClose();
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (found.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    if (Object.keys(edit).length === 0) return onClose();
    const answer = await edits.plan(seen, edit);
    if (answer.refusal) return setRefusal(answer.refusal);
    if (answer.effects.length === 0) return save();
    setEffects(answer.effects);
  };

  if (effects) {
    const loses = effects.some(({ kind }) => kind === 'falls-out');
    return (
      <Dialog
        open
        size="lg"
        onOpenChange={onClose}
        title="What follows from this"
        description="Nothing is saved yet, and you can undo it afterward, too."
        footer={
          <>
            <Button onClick={() => setEffects(undefined)}>Back to the form</Button>
            <Button
              variant={loses ? 'danger' : 'primary'}
              busy={edits.isBusy}
              busyLabel="Changing…"
              onClick={() => void save()}
            >
              {loses ? 'Change it all the same' : 'Make this change'}
            </Button>
          </>
        }
      >
        <EffectsList effects={effects} />
      </Dialog>
    );
  }

  const fields = { draft, problems, dispatch, catalogue, asksBookings: true };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={titles[part]}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="trip-part" busy={edits.isBusy} busyLabel="Looking…">
            Save
          </Button>
        </>
      }
    >
      <form
        id="trip-part"
        ref={form}
        noValidate
        className="grid gap-6"
        onSubmit={(event) => void onSubmit(event)}
      >
        {loose.length > 0 || (refusal && Object.keys(refusal.fields).length === 0) ? (
          <Notice tone="error" title="Not saved. What you typed is still here.">
            {loose.length > 0 ? loose.join(' ') : refusal?.message}
          </Notice>
        ) : null}
        {part === 'trip' ? <TripStep {...fields} /> : null}
        {part === 'stays' ? <StaysStep {...fields} /> : null}
        {part === 'sailing' || asksSailing ? <SailingStep {...fields} /> : null}
      </form>
    </Dialog>
  );
}
