import { useEffect } from 'react';
import { DocumentFrame } from '../../frame/own-document/document-frame';
import { useOpened, type OwnDocumentProps } from '../../frame/own-document/use-opened';
import { OfferBody, offerTitle } from '../offer-body';
import { useOffer } from '../use-offer';

/** The offer without the shell; the first drawing is the same on a server and in a browser. */
export function OfferDocument({ data, token }: OwnDocumentProps) {
  const offer = useOffer(token, data.answer);
  useOpened();
  const title = offerTitle(offer);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <DocumentFrame brand={offer.page?.brand} isVisitor={data.isVisitor}>
      <OfferBody token={token ?? ''} offer={offer} />
    </DocumentFrame>
  );
}
