import {
  QuotePage,
  type AcceptQuote,
  type AskAboutQuote,
  type DeclineQuote,
  type LookAtQuote,
  type OpenQuote,
} from '@landsea/contracts/agents';
import type { OpeningAnswer } from '@landsea/contracts/core';
import { answerOf, send, toApiError, toErrorBody, type Answer, type ApiFailure } from '@landsea/web-kit/http';

export type PageAnswer = { ok: true; page: QuotePage } | { ok: false; failure: ApiFailure };

const readPage = (status: number, body: unknown): PageAnswer => {
  try {
    return { ok: true, page: answerOf(QuotePage)(body) };
  } catch (error) {
    return { ok: false, failure: { status, error: toApiError(error) } };
  }
};

/** The answer that came with the document. */
export const readOpening = ({ status, body }: OpeningAnswer): PageAnswer =>
  status === 200
    ? readPage(status, body)
    : { ok: false, failure: { status, error: toErrorBody(status, body) } };

/** All are POSTs, so that the token is in no address. What is sent again after a failure has the key of the first. */
const post = (call: string, body: unknown): Promise<Answer> =>
  send({
    ...{ url: `/api/v1/quote-links/${call}`, method: 'POST', body },
    ...(call === 'open' ? { retries: 0 } : { retry401: false, idempotencyKey: crypto.randomUUID() }),
  });

const postForPage = async (call: string, body: unknown): Promise<PageAnswer> => {
  const answer = await post(call, body);
  return answer.ok ? readPage(200, answer.value) : answer;
};

export const openQuote = (link: OpenQuote): Promise<PageAnswer> => postForPage('open', link);
export const lookAtQuote = (look: LookAtQuote): Promise<Answer> => post('look', look);
export const askAboutQuote = (question: AskAboutQuote): Promise<Answer> => post('question', question);
export const acceptQuote = (accepted: AcceptQuote): Promise<PageAnswer> =>
  postForPage('acceptance', accepted);
export const declineQuote = (declined: DeclineQuote): Promise<PageAnswer> => postForPage('refusal', declined);
