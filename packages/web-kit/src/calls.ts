import type { BaseQueryArgs } from './http/base-query';

type Call = Exclude<BaseQueryArgs, string>;

export const post = (url: string, body?: unknown): Call => ({ url, method: 'POST', body });

export const put = (url: string, body?: unknown): Call => ({ url, method: 'PUT', body });

export const patch = (url: string, body?: unknown): Call => ({ url, method: 'PATCH', body });

export const remove = (url: string, body?: unknown): Call => ({ url, method: 'DELETE', body });
