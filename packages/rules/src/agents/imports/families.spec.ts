import { findImportSystem, guessMapping } from './import-systems.js';
import { readImportFile } from './read-import-file.js';

const families = (header: string, ...rows: string[]) => {
  const names = header.split(',');
  const system = findImportSystem(names);
  return readImportFile({
    header: names,
    rows: rows.map((row, index) => ({ line: index + 2, cells: row.split('|') })),
    object: 'clients',
    system: system.key,
    mapping: guessMapping(names, system),
    today: '2026-11-28',
    fileDate: '2026-11-20',
  }).families;
};
const names = (...found: Parameters<typeof families>) =>
  families(...found).map(({ household }) => household.people.map(({ firstName }) => firstName));

describe('rows become families', () => {
  it('by a relationship that names somebody of the file, and makes those who are not in it', () => {
    const header = 'First Name,Last Name,Email,Relatives,Referral Group';
    expect(
      names(
        header,
        'Gail|Nakamura|g@example.com|Spouse: Ken Nakamura, Child: Emi Nakamura (2018)|',
        'Ken|Nakamura|k@example.com||',
        'Ann|Lee|a@example.com||',
      ),
    ).toEqual([['Gail', 'Ken', 'Emi'], ['Ann']]);
    expect(
      names(header, 'Marcus|Delgado|m@example.com|Spouse of Ana Delgado|', 'Ana|Delgado|a@example.com||'),
    ).toEqual([['Marcus', 'Ana']]);
  });

  it('by the same address and last name, and never by the address alone', () => {
    const header = 'First Name,Last Name,Email,Address,Zip';
    expect(
      names(
        header,
        'Ann|Lee|a@example.com|14 Elm St.|02115',
        'Bo|Lee||14 ELM ST|02115',
        'Cy|Roe|c@example.com|14 Elm St|02115',
      ),
    ).toEqual([['Ann', 'Bo'], ['Cy']]);
  });

  it('by the household that the file names, and then by nothing else', () => {
    const header = 'Household,Lead,First name,Last name,Email,Client notes';
    expect(
      names(
        header,
        'h1||Ann|Lee|a@example.com|',
        'h2|yes|Bo|Lee|a@example.com|',
        'h1|yes|Cy|Roe|c@example.com|',
      ),
    ).toEqual([['Cy', 'Ann'], ['Bo']]);
  });

  it('puts a child without any contact with the only family of the name, and asks', () => {
    const header = 'First Name,Last Name,Email';
    const [family, ...others] = families(header, 'Dana|Whitlock|d@example.com', 'Miles|Whitlock|');
    expect(others).toEqual([]);
    expect(family?.asks).toEqual([expect.stringContaining('Miles Whitlock (line 3)')]);
    const two = families(
      header,
      'Dana|Whitlock|d@example.com',
      'Eve|Whitlock|e@example.com',
      'Miles|Whitlock|',
    );
    expect(two.map(({ refusal }) => refusal ?? '')).toEqual([
      '',
      '',
      expect.stringContaining('no email address'),
    ]);
  });

  it('keeps twins and namesakes of other birth dates apart, and gives one key to a family in each reading', () => {
    const header = 'First Name,Last Name,Email,Birthday';
    const rows = ['Ann|Lee|a@example.com|1984-03-09', 'Ann|Lee|a@example.com|2014-05-01'] as const;
    const [family] = families(header, ...rows);
    expect(family?.household.people).toHaveLength(2);
    expect(families(header, ...rows)).toEqual([family]);
  });

  it('lets somebody lead who can be reached', () => {
    const [family] = families(
      'First Name,Last Name,Phone,Address,Zip',
      'Bo|Lee||14 Elm St|02115',
      'Ann|Lee|5125550187|14 Elm St|02115',
    );
    expect(family?.household.people[0]).toMatchObject({ firstName: 'Ann', phone: '+15125550187' });
  });
});
