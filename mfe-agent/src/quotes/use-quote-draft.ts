import type { Quote } from '@landsea/contracts/agents';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useSaveQuoteMutation } from '../frame/quotes/quotes-api';
import { makeQuoteDraft, isSameDraft, type QuoteDraft } from './quote-draft';

export interface QuoteEditing {
  draft: QuoteDraft;
  change: (part: Partial<QuoteDraft>) => void;
  isChanged: boolean;
  isSaving: boolean;
  isReadOnly: boolean;
  /** Somebody else changed or answered it while this window has changes. */
  isOutdated: boolean;
  problem: string | undefined;
  /** By path, such as `options.0.title`. */
  errors: Record<string, string>;
  setErrors: (errors: Record<string, string>) => void;
  /** @returns the saved quote; undefined when it was refused, with the reason shown. */
  save: () => Promise<Quote | undefined>;
  reload: () => void;
}

/** Typed text stays in this window until it is saved, whatever the service answers. */
export const useQuoteDraft = (quote: Quote): QuoteEditing => {
  const [base, setBase] = useState(quote);
  const [draft, setDraft] = useState(() => makeQuoteDraft(quote));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [send, { isLoading }] = useSaveQuoteMutation();
  const isChanged = !isSameDraft(draft, makeQuoteDraft(base));
  const take = (newer: Quote) => {
    setBase(newer);
    setDraft(makeQuoteDraft(newer));
    setErrors({});
    setProblem(undefined);
  };
  const isNewer = quote.version > base.version;
  if (isNewer && !isChanged) take(quote);
  const save = async () => {
    if (!isChanged) return quote;
    const { data, error } = await send({ quoteId: quote.id, version: base.version, ...draft });
    if (data) {
      take(data);
      return data;
    }
    const found = getFieldErrors(error);
    setErrors(found);
    setProblem(Object.values(found)[0] ?? toApiError(error).message);
    return undefined;
  };
  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    isChanged,
    isSaving: isLoading,
    isReadOnly: quote.state === 'accepted',
    isOutdated: isNewer && isChanged,
    problem,
    errors,
    setErrors,
    save,
    reload: () => take(quote),
  };
};
