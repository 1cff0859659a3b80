import { useRef } from 'react';

export const useRequestKey = () => {
  const last = useRef({ text: '', key: '' });
  return (content: object): string => {
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
};
