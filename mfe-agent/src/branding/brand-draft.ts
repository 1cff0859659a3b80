import { SaveBrand, type BrandLayer } from '@landsea/contracts/agents';
import type { BrandValues } from '@landsea/rules/agents';
import * as z from 'zod/mini';

/** An empty text takes the value from the level above. */
export interface TypedBrand {
  name: string;
  color: string;
  logoId: string;
  photoId: string;
  agentName: string;
  phone: string;
  hours: string;
  signature: string;
  replyTo: string;
  legalLines: string;
  payLink: string;
  poweredBy: 'inherit' | 'show' | 'hide';
  version: number;
}

const shownAs = { show: true, hide: false, inherit: null } as const;

export const toTyped = ({ poweredBy, version, ...texts }: BrandLayer): TypedBrand => ({
  name: texts.name ?? '',
  color: texts.color ?? '',
  logoId: texts.logoId ?? '',
  photoId: texts.photoId ?? '',
  agentName: texts.agentName ?? '',
  phone: texts.phone ?? '',
  hours: texts.hours ?? '',
  signature: texts.signature ?? '',
  replyTo: texts.replyTo ?? '',
  legalLines: texts.legalLines ?? '',
  payLink: texts.payLink ?? '',
  poweredBy: poweredBy === null ? 'inherit' : poweredBy ? 'show' : 'hide',
  version,
});

const toValue = (text: string): string | null => text.trim() || null;

const toBrand = ({ poweredBy, version, ...texts }: TypedBrand): SaveBrand => ({
  ...toTexts(texts),
  poweredBy: shownAs[poweredBy],
  version,
});

const toTexts = (texts: Omit<TypedBrand, 'poweredBy' | 'version'>) => ({
  name: toValue(texts.name),
  color: toValue(texts.color),
  logoId: toValue(texts.logoId),
  photoId: toValue(texts.photoId),
  agentName: toValue(texts.agentName),
  phone: toValue(texts.phone),
  hours: toValue(texts.hours),
  signature: toValue(texts.signature),
  replyTo: toValue(texts.replyTo),
  legalLines: toValue(texts.legalLines),
  payLink: toValue(texts.payLink),
});

export const BrandDraft = z.pipe(z.transform(toBrand), SaveBrand);

const WHOLE_COLOR = /^#[0-9a-f]{6}$/;

/** For the preview, while a color is typed. */
export const toShown = (typed: TypedBrand): BrandValues => {
  const { version: _version, ...values } = toBrand(typed);
  const color = values.color?.toLowerCase() ?? '';
  return { ...values, color: WHOLE_COLOR.test(color) ? color : null };
};
