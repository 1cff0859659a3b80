import { Button, type ButtonProps } from '@landsea/ui/button';
import { useRef } from 'react';

interface FileButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'icon' | 'busy' | 'busyLabel' | 'children'
> {
  accept: string;
  /** Names the input for screen readers. */
  label: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** The same file can be chosen again at once. */
export function FileButton({ accept, label, multiple, onChoose, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        {...{ accept, multiple }}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          onChoose(chosen);
        }}
      />
      <Button {...button} onClick={() => chooser.current?.click()} />
    </>
  );
}
