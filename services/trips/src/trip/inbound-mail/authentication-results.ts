interface Result {
  /** Comments are removed, and each quoted text, which a sender controls, is its number in quotes. */
  plain: string;
  quoted: string[];
}

/** RFC 8601; undefined for an unterminated comment or quote. */
const resultsOf = (header: string): Result[] | undefined => {
  let depth = 0;
  let isQuoted = false;
  let part: Result = { plain: '', quoted: [] };
  const parts = [part];
  for (let at = 0; at < header.length; at += 1) {
    const isEscaped = header.charAt(at) === '\\' && (isQuoted || depth > 0);
    if (isEscaped) at += 1;
    const letter = header.charAt(at);
    if (depth > 0) depth += isEscaped ? 0 : letter === '(' ? 1 : letter === ')' ? -1 : 0;
    else if (letter === '"' && !isEscaped) {
      isQuoted = !isQuoted;
      if (isQuoted) part.plain += `"${part.quoted.push('') - 1}"`;
    } else if (isQuoted) part.quoted.push(`${part.quoted.pop() ?? ''}${letter}`);
    else if (letter === '(') depth = 1;
    else if (letter === ';') parts.push((part = { plain: '', quoted: [] }));
    else part.plain += letter;
  }
  return isQuoted || depth > 0
    ? undefined
    : parts.map(({ plain, quoted }) => ({ plain: plain.trim(), quoted }));
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const statedDomain = ({ plain, quoted }: Result): string | undefined => {
  const [stated, ...others] = [...plain.matchAll(/\sheader\.from\s*=\s*(\S+)/gi)].map(
    ([, value = '']) => value,
  );
  if (stated === undefined || others.length > 0) return undefined;
  const [, number] = /^"(\d+)"$/.exec(stated) ?? [];
  return domainOf((number === undefined ? stated : (quoted[Number(number)] ?? '')).trim().toLowerCase());
};

/**
 * A DMARC verdict must name its domain.
 * @param header the first such header, which is our own server's: anybody may have written the others.
 */
export const isConfirmedSender = (header: string, authority: string, from: string): boolean => {
  const [server, ...results] = resultsOf(header) ?? [];
  if (!authority || !from || server?.plain.split(/\s/)[0]?.toLowerCase() !== authority.toLowerCase())
    return false;
  const [verdict, ...others] = results.filter(({ plain }) => /^dmarc\s*=/i.test(plain));
  if (verdict === undefined || others.length > 0 || !/^dmarc\s*=\s*pass(?!\w)/i.test(verdict.plain))
    return false;
  return statedDomain(verdict) === domainOf(from);
};
