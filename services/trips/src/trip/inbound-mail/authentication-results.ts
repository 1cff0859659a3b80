interface Result {
  /** Without comments; each quoted text, in which a sender may have written anything, is its number in quotes. */
  plain: string;
  quoted: string[];
}

/** The parts of an `Authentication-Results` header (RFC 8601); undefined where a comment or a quote has no end. */
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
      if (isQuoted) part.plain += `"${String(part.quoted.push('') - 1)}"`;
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

/** The domain that a verdict is about, named once. */
const statedDomain = ({ plain, quoted }: Result): string | undefined => {
  const [stated, ...others] = [...plain.matchAll(/\sheader\.from\s*=\s*(\S+)/gi)].map(
    ([, value = '']) => value,
  );
  if (stated === undefined || others.length > 0) return undefined;
  const [, number] = /^"(\d+)"$/.exec(stated) ?? [];
  return domainOf((number === undefined ? stated : (quoted[Number(number)] ?? '')).trim().toLowerCase());
};

/**
 * Whether the mail server `authority` says that the domain of the sender `from` stands for an email (DMARC). A verdict that does
 * not name the domain it is about says nothing.
 *
 * @param header the first such header, which is our own server's; what stands below it, anybody may have written.
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
