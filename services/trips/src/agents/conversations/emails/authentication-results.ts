/**
 * The parts of an `Authentication-Results` header (RFC 8601) without its comments and quoted words, in which a sender may have
 * written anything; undefined where one of these has no end.
 */
const resultsOf = (header: string): string[] | undefined => {
  let depth = 0;
  let isQuoted = false;
  const parts = [''];
  for (let at = 0; at < header.length; at += 1) {
    const letter = header.charAt(at);
    if (letter === '\\' && (isQuoted || depth > 0)) at += 1;
    else if (letter === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '(') depth += 1;
    else if (letter === ')' && depth > 0) depth -= 1;
    else if (depth > 0) continue;
    else if (letter === ';') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return isQuoted || depth > 0 ? undefined : parts.map((part) => part.trim());
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * Whether the mail server `authority` says that the domain of the sender `from` stands for an email (DMARC).
 * @param header the first such header, which is our own server's; what stands below it, anybody may have written.
 */
export const isConfirmedSender = (header: string, authority: string, from: string): boolean => {
  const [server = '', ...results] = resultsOf(header) ?? [];
  if (server.split(/\s/)[0]?.toLowerCase() !== authority.toLowerCase()) return false;
  const [verdict, ...others] = results.filter((result) => /^dmarc\s*=/i.test(result));
  if (verdict === undefined || others.length > 0 || !/^dmarc\s*=\s*pass(?!\w)/i.test(verdict)) return false;
  const stated = /\sheader\.from\s*=\s*(\S+)/i.exec(verdict)?.[1]?.toLowerCase();
  return stated === undefined || domainOf(stated) === domainOf(from);
};
