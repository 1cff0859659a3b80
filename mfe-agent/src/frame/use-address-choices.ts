import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Choices on a page live in its address. A second one may come before the address shows the first. */
export const useAddressChoices = (): [URLSearchParams, (name: string, value: string | undefined) => void] => {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const choose = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(latest.current);
    if (value) next.set(name, value);
    else next.delete(name);
    latest.current = next;
    setQuery(next, { replace: true });
  };
  return [query, choose];
};
