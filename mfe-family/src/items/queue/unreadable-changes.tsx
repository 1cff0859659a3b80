import { explainUnreadable } from './unreadable-change';

export function UnreadableChanges({ changes }: { changes: readonly unknown[] }) {
  return (
    <ul className="max-h-40 overflow-y-auto">
      {changes.map((stored, index) => (
        <li key={index} className="wrap-anywhere">
          {explainUnreadable(stored)}
        </li>
      ))}
    </ul>
  );
}
