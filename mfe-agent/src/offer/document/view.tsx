import type { DocumentView } from '@landsea/contracts/core';
import { makeBrandIcon, makeBrandRules } from '@landsea/web-kit/brand';
import { renderToString } from 'react-dom/server';
import { offerTitle } from '../offer-body';
import { readOpening } from '../offer-calls';
import { OfferDocument } from './offer-document';

export const draw: DocumentView['draw'] = (data) => {
  const opened = data.answer && readOpening(data.answer);
  const page = opened?.ok ? opened.page : undefined;
  return {
    title: offerTitle({ page }),
    icon: page?.brand ? makeBrandIcon(page.brand) : null,
    rules: makeBrandRules(page?.brand?.colors ?? null),
    body: renderToString(<OfferDocument data={data} />),
  };
};
