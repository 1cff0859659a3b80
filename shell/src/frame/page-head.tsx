import type { PageHandle } from '@landsea/web-kit/pages';
import { useEffect } from 'react';
import { generatePath, useLocation, useParams } from 'react-router-dom';

const PRODUCT_PICTURE = '/og/landsea.png';
const productKeywords =
  'vacation planner, trip budget, theme park planner, cruise planner, family vacation, dining reservations, travel agent tool';

/** Writes an element of the head, made when the page came without it. */
const setHead = (tag: 'meta' | 'link', [key, name]: [string, string], value: string) => {
  const element =
    document.head.querySelector(`${tag}[${key}="${name}"]`) ??
    document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(tag === 'link' ? 'href' : 'content', value);
};

/** Title, description, search words, canonical address and sharing picture of the page that is shown. */
export function PageHead({ handle }: { handle: PageHandle | undefined }) {
  const { pathname } = useLocation();
  const params = useParams();
  const { title, description, keywords, canonical, ogImage = PRODUCT_PICTURE } = handle ?? {};
  const kept = canonical === undefined ? pathname : generatePath(canonical, params);
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    const fullTitle = title.includes('Landsea') ? title : `${title} | Landsea`;
    const addressOf = (path: string) => new URL(path, window.location.origin).href;
    const address = addressOf(kept);
    document.title = fullTitle;
    setHead('meta', ['name', 'description'], description);
    setHead('meta', ['name', 'keywords'], keywords ? `${keywords}, ${productKeywords}` : productKeywords);
    setHead('link', ['rel', 'canonical'], address);
    setHead('meta', ['property', 'og:title'], fullTitle);
    setHead('meta', ['property', 'og:description'], description);
    setHead('meta', ['property', 'og:url'], address);
    setHead('meta', ['property', 'og:image'], addressOf(ogImage));
  }, [title, description, keywords, kept, ogImage]);
  return null;
}
