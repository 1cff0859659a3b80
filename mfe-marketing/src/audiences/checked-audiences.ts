import { text } from '../page-text';
import { agentsMarketingContent } from './agents/agents-marketing-content';
import { clientMarketingContent } from './clients/client-marketing-content';
import { familyMarketingContent } from './family/family-marketing-content';
import { mobileFeaturesContent } from './mobile/mobile-features-content';

const AudienceText = text(260);

/** What is wrong with the texts of a content, each with its place: `moments.2.text: Write something here`. */
export const textProblems = (content: unknown, place: string[] = []): string[] => {
  if (typeof content === 'string')
    return (
      AudienceText.safeParse(content).error?.issues.map(({ message }) => `${place.join('.')}: ${message}`) ??
      []
    );
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]: [string, unknown]) =>
    textProblems(part, [...place, name]),
  );
};

const audiences = {
  family: familyMarketingContent,
  agents: agentsMarketingContent,
  clients: clientMarketingContent,
  mobile: mobileFeaturesContent,
};

/** Stops a build whose pages for one audience have mistakes in their texts, and names them. */
export const checkAudiences = (): void => {
  const problems = textProblems(audiences);
  if (problems.length > 0) throw new Error(`The content of a page has mistakes.\n${problems.join('\n')}`);
};
