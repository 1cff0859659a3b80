import type { PageHandle } from '@landsea/web-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const setAttribute = (selector: string, make: () => HTMLElement, name: string, value: string) => {
  const found = document.head.querySelector(selector);
  const element = found ?? document.head.appendChild(make());
  element.setAttribute(name, value);
};

const meta = (name: string) => () => Object.assign(document.createElement('meta'), { name });
const canonicalLink = () => Object.assign(document.createElement('link'), { rel: 'canonical' });

/** Title, description and canonical address of the page that is shown. */
export function PageHead({ handle }: { handle: PageHandle | undefined }) {
  const { pathname } = useLocation();
  const { title, description, canonical } = handle ?? {};
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    document.title = title.includes('Landsea') ? title : `${title} · Landsea`;
    setAttribute('meta[name="description"]', meta('description'), 'content', description);
    const address = new URL(canonical ?? pathname, window.location.origin).href;
    setAttribute('link[rel="canonical"]', canonicalLink, 'href', address);
  }, [title, description, canonical, pathname]);
  return null;
}
