import type { FAQPage, ItemList } from 'schema-dts';

interface Question {
  question: string;
  answer: string;
}

export const makeQuestionsData = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const makePageListData = (
  pages: readonly { path: string; name: string }[],
  origin: string,
): ItemList => ({
  '@type': 'ItemList',
  itemListElement: pages.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${origin}${path}`,
  })),
});
