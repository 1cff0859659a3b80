import { unreadableText } from './unreadable-change';

/** What could not be restored, as far as it still says what it was. */
export function UnreadableChanges({ changes }: { changes: readonly unknown[] }) {
  return (
    <ul className="max-h-40 overflow-y-auto">
      {changes.map((stored, index) => (
        <li key={index} className="wrap-anywhere">
          {unreadableText(stored)}
        </li>
      ))}
    </ul>
  );
}
