/** Common American nicknames by the formal names that they stand for, folded as names are compared. */
const nicknames: Readonly<Record<string, string>> = {
  alexander: 'alex al',
  alexandra: 'alex lexi',
  andrew: 'andy drew',
  anthony: 'tony',
  benjamin: 'ben benny',
  catherine: 'cathy kate katie',
  charles: 'charlie chuck',
  christine: 'chris chrissy tina',
  christopher: 'chris',
  daniel: 'dan danny',
  david: 'dave',
  deborah: 'deb debbie',
  donald: 'don donnie',
  edward: 'ed eddie ted',
  elizabeth: 'beth betsy betty eliza liz lizzie',
  frederick: 'fred freddie',
  gregory: 'greg',
  james: 'jim jimmy jamie',
  jennifer: 'jen jenny',
  jeffrey: 'jeff',
  jessica: 'jess jessie',
  john: 'jack johnny',
  jonathan: 'jon',
  joseph: 'joe joey',
  joshua: 'josh',
  katherine: 'kate kathy katie',
  kenneth: 'ken kenny',
  lawrence: 'larry',
  margaret: 'maggie meg peggy',
  matthew: 'matt',
  michael: 'mike mickey',
  nicholas: 'nick',
  pamela: 'pam',
  patricia: 'pat patty tricia',
  patrick: 'pat',
  rebecca: 'becca becky',
  richard: 'dick rich rick ricky',
  robert: 'bob bobby rob',
  ronald: 'ron ronnie',
  samantha: 'sam',
  samuel: 'sam sammy',
  stephen: 'steve',
  steven: 'steve',
  susan: 'sue susie',
  thomas: 'tom tommy',
  timothy: 'tim timmy',
  victoria: 'vicky tori',
  william: 'bill billy will willie',
};

const formalOf = (name: string): string[] => [
  name,
  ...Object.keys(nicknames).filter((formal) => nicknames[formal]?.split(' ').includes(name)),
];

/** True for Jen and Jennifer; both names are folded. */
export const isSameFormalName = (one: string, other: string): boolean =>
  formalOf(one).some((formal) => formalOf(other).includes(formal));

/** SQL rows of a nickname and its formal name, for a table `nickname (short, formal)`. */
export const nicknameRows: string = Object.entries(nicknames)
  .flatMap(([formal, short]) => short.split(' ').map((each) => `('${each}', '${formal}')`))
  .join(', ');
