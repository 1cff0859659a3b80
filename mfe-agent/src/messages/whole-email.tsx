import { Button } from '@landsea/ui/button';
import { useState } from 'react';
import { useLazyGetWholeEmailQuery, type EmailOf } from './messages-api';

export function WholeEmail(email: EmailOf) {
  const [fetchEmail, { data, isFetching }] = useLazyGetWholeEmailQuery();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && data !== undefined;
  const toggle = () => {
    setOpen(!isShown);
    if (!data) void fetchEmail(email);
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        aria-expanded={isShown}
        busy={isFetching}
        busyLabel="Loading…"
        onClick={toggle}
      >
        {isShown ? 'Hide the whole email' : 'Show the whole email'}
      </Button>
      {isShown ? (
        <p
          tabIndex={0}
          role="region"
          aria-label="The whole email"
          className="max-h-80 overflow-y-auto border-l-2 border-hairline pl-3 text-sm wrap-anywhere whitespace-pre-line text-muted"
        >
          {data.text}
        </p>
      ) : null}
    </>
  );
}
