import type { PageHandle } from '@landsea/web-kit/pages';
import { useLayoutEffect } from 'react';
import { generatePath, useLocation, useParams } from 'react-router-dom';
import { makeHeadTags, formatPageTitle, type HeadTag } from './page-head-tags';

const setHead = ({ tag, key, name, value }: HeadTag) => {
  const element =
    document.head.querySelector(`${tag}[${key}="${name}"]`) ??
    document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(tag === 'link' ? 'href' : 'content', value);
};

interface PageHeadProps {
  handle: PageHandle | undefined;
  /** The agent’s name on a page for their clients. */
  site?: string | undefined;
}

export function PageHead({ handle, site }: PageHeadProps) {
  const { pathname } = useLocation();
  const params = useParams();
  const kept = handle?.canonical === undefined ? pathname : generatePath(handle.canonical, params);
  // The head changes with the page, so that the title never follows the heading.
  useLayoutEffect(() => {
    if (!handle) return;
    document.title = formatPageTitle(handle.title, site);
    makeHeadTags(handle, kept, window.location.origin).forEach(setHead);
  }, [handle, kept, site]);
  return null;
}
