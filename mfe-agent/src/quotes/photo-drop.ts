import type { ClipboardEvent, DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * For the element over which a picture may be dropped, and in which it may be pasted. A file that is dropped
 * never replaces the page; text that is pasted with its picture, as from a document, stays text.
 */
export const makePhotoDrop = (take: ((file: File) => void) | undefined) => ({
  onDragOver: (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) take?.(file);
  },
  onPaste: ({ clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData.files;
    if (file && !clipboardData.types.includes('text/plain')) take?.(file);
  },
});
