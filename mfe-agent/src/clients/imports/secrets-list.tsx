import { Notice } from '@landsea/ui/notice';
import type { Family } from './use-families';

/** Names the lines from which numbers were taken out, without the numbers. */
export function SecretsList({ families }: { families: readonly Family[] }) {
  const secrets = families.flatMap(({ draft }) => draft.findings.filter(({ isSecret }) => isSecret));
  if (secrets.length === 0) return null;
  return (
    <Notice tone="warning" title="We took out numbers that nobody should keep">
      <ul>
        {secrets.slice(0, 100).map(({ line, sentence }) => (
          <li key={`${line} ${sentence}`}>
            Line {line}: {sentence}
          </li>
        ))}
      </ul>
      {secrets.length > 100 ? <p>And {secrets.length - 100} more.</p> : null}
    </Notice>
  );
}
