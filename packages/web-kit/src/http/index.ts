export { answerOf } from './answer-of';
export { getFieldErrors, toApiError, toErrorBody } from './api-error';
export type { ApiFailure, RequestError } from './api-error';
export { send } from './request';
export type { Answer } from './request';
