import { openDocument } from '../../frame/own-document/open-document';
import './offer.css';
import { OfferDocument } from './offer-document';

openDocument('/q', OfferDocument);
