/** @postgres full */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sql } from 'kysely';
import { formatCsvCell, unescapeCsvCell } from '../../../server/platform/lib/csv.ts';
import { createMemberImport } from '../../../server/people/directory/memberImport.ts';
import { readMemberTable } from '../../../server/people/directory/memberTable.ts';
import type { ImportReport } from '../../../shared/operations/people.ts';
import { memberIds, startBoard, type TestBoard } from '../jobs/board.ts';

let board: TestBoard;
let adminToken: string;
beforeEach(async () => {
  board = await startBoard();
  adminToken = await board.server.login('admin@example.org');
});

async function importTable(
  csv: string,
  { apply = true, clearNumbers }: { apply?: boolean; clearNumbers?: boolean } = {},
): Promise<ImportReport> {
  const { status, body } = await board.server.json<ImportReport>('/api/members/import', {
    token: adminToken,
    body: { csv, apply, ...(clearNumbers !== undefined && { clearNumbers }) },
  });
  expect(status).toBe(200);
  return body;
}
const listMembers = () => board.deps.db.selectFrom('members').selectAll().orderBy('email').execute();
async function exportTable(): Promise<string> {
  const response = await board.server.fetch('/api/members/export', { headers: { authorization: `Bearer ${adminToken}` } });
  expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="members.csv"',
  ]);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

describe('importing members', () => {
  const table = [
    'Full Name;E-mail;City;Role;Status;Mobile',
    '"Rao; Asha";ASHA@example.org;Mysuru;;;98400 12345',
    '',
    'Test other;other@example.org;;Admin;;',
    ';member@example.org;;;deactivated;',
    'Test owner;owner@example.org;;;;',
  ].join('\r\n');

  it('shows in a preview what an import would do, and changes nothing', async () => {
    const before = await listMembers();
    expect(await importTable(`\uFEFF${table}`, { apply: false })).toEqual({
      success: true,
      message: 'One member would be added, 2 members would be changed.',
      applied: false,
      rows: 4,
      added: 1,
      changed: 2,
      unchanged: 1,
      emptied: 0,
      wrong: 0,
      problems: [],
      sample: [
        {
          line: 2,
          does: 'adds',
          name: 'Rao; Asha',
          email: 'asha@example.org',
          role: 'member',
          state: 'active',
          values: [{ field: 'mobileNumber', before: null, after: '98400 12345' }],
        },
        {
          line: 4,
          does: 'changes',
          name: 'Test other',
          email: 'other@example.org',
          role: 'admin',
          state: 'active',
          values: [{ field: 'role', before: 'member', after: 'admin' }],
        },
        {
          line: 5,
          does: 'changes',
          name: 'Test member',
          email: 'member@example.org',
          role: 'member',
          state: 'deactivated',
          values: [{ field: 'state', before: 'active', after: 'deactivated' }],
        },
      ],
      ignoredColumns: ['City'],
    });
    expect(await listMembers()).toEqual(before);
  });

  it('adds and changes members: new members can log in and are found, deactivated members are logged out', async () => {
    const member = await board.server.login('member@example.org');
    expect(await importTable(table)).toMatchObject({ applied: true, message: 'One member was added, 2 members were changed.' });
    expect(await board.server.login('asha@example.org')).toEqual(expect.any(String));
    expect((await board.server.json('/wp-json/custom/v1/user-details', { token: member })).status).toBe(401);
    expect((await board.server.json('/api/members?q=asha%209840', { token: adminToken })).body).toMatchObject([{ name: 'Rao; Asha' }]);
    expect(await importTable(table)).toMatchObject({ applied: true, added: 0, changed: 0, unchanged: 4 });
  });

  it.each(['constructor', 'toString', '__proto__', 'valueOf'])(
    'refuses the role and status “%s”, and ignores a column of this name',
    async (word) => {
      const csv = `Name,Email,Role,Status,${word},${word}\nAsha,asha@example.org,${word},,,\nRavi,ravi@example.org,,${word},,\n`;
      const problems = [
        { line: 2, problem: `“${word}” is not a role: write member or admin.` },
        { line: 3, problem: `“${word}” is not a status: write active or deactivated.` },
      ];
      for (const apply of [false, true])
        expect(await importTable(csv, { apply })).toMatchObject({ applied: false, problems, ignoredColumns: [word, word] });
    },
  );

  it('lets other requests run while a long table is read', async () => {
    const rows = Array.from({ length: 10_000 }, (_none, index) => `Nāga 😀 ${index},m${index}@example.org`);
    let turns = 0;
    let isReading = true;
    const countTurn = (): void => {
      turns += 1;
      if (isReading) setImmediate(countTurn);
    };
    setImmediate(countTurn);
    const { lines } = await readMemberTable(['Name,Email', ...rows].join('\n'));
    isReading = false;
    expect(lines).toHaveLength(10_000);
    expect(lines.every(({ problem }) => problem === undefined)).toBe(true);
    expect(lines[7_000]).toMatchObject({ line: 7_002, fields: { name: 'Nāga 😀 7000' } });
    expect(turns).toBeGreaterThan(15);
  });

  it('accepts the line in which Excel names the separator, and includes it in line numbers', async () => {
    const table = await readMemberTable('\uFEFFsep=|\r\nName|Email\r\nRao, Asha, of Mysuru|asha@example.org\r\nRavi|ravi\r\n');
    expect(table.lines).toMatchObject([
      { line: 3, fields: { name: 'Rao, Asha, of Mysuru', email: 'asha@example.org' } },
      { line: 4, problem: 'This is not a valid e-mail address.' },
    ]);
    expect((await readMemberTable('sep=;\nName;"Email\nAsha;asha@example.org')).lines).toMatchObject([{ line: 2 }]);
    expect((await readMemberTable('sep=;\nName;Mobile')).lines).toMatchObject([
      { line: 2, problem: expect.stringContaining('name the columns') as string },
    ]);
  });

  it('reads numbers without invisible marks, with any kind of dash and digit', async () => {
    const csv = [
      'Name,Email,Membership number,Mobile number',
      'Asha,asha@example.org,\u200e0012345,\u202d+91 98400 12345\u202c',
      'Ravi,ravi@example.org,AB\u20111,98400\u201312346',
      'Uma,uma@example.org,\uff11\uff12,९८४००१२३४७',
    ].join('\n');
    expect((await readMemberTable(csv)).lines).toMatchObject([
      { fields: { membership_number: '0012345', mobile_number: '+91 98400 12345' } },
      { fields: { membership_number: 'AB-1', mobile_number: '98400-12346' } },
      { fields: { membership_number: '12', mobile_number: '9840012347' } },
    ]);
  });

  it('reports each mistake with its line number', async () => {
    for (const [csv, line, problem] of [
      ['Name\nAsha', 1, 'The first line has to name the columns, and one of them has to be “Email”.'],
      ['Email,Mail\na@example.org,b@example.org', 1, 'There are two columns for “Email”.'],
      ['Name,Email\nAsha,asha', 2, 'This is not a valid e-mail address.'],
      ['Name,Email\nAsha,x@münchen..example', 2, 'This is not a valid e-mail address.'],
      ['Name,Email\nAsha,äsha@münchen.example', 2, 'This is not a valid e-mail address.'],
      ['Name,Email\nAsha,=?utf-8?Q?asha?=@example.org', 2, 'This is not a valid e-mail address.'],
      ['Name,Email\nAsha,as\u00adha@example.org', 2, expect.stringContaining('contains an invisible character')],
      ['Name,Email\nAsha', 2, 'The e-mail address is missing.'],
      ...['1.23457E+11', '1,23457E+11', '1E+11', '9.87654e+09'].map(
        (number) =>
          [
            `Email;Membership number;Mobile\nadmin@example.org;${number};`,
            2,
            `“${number}” below “Membership number” was shortened by the spreadsheet: format the column as text and enter the number again.`,
          ] as const,
      ),
      ...[
        ['12,000', '12000 or 12', ','],
        ['5.000', '5000 or 5', '.'],
        ['98400.00000', '9840000000 or 98400', '.'],
      ].flatMap(([number, meanings, separator]) =>
        ['Membership number', 'Mobile number'].map(
          (column) =>
            [
              `Email;${column}\nadmin@example.org;${number}`,
              2,
              `“${number}” below “${column}” may be ${meanings}: write the number without “${separator}”.`,
            ] as const,
        ),
      ),
      ['Email,Mobile\nadmin@example.org,#REF!', 2, '“#REF!” below “Mobile number” is an error of the spreadsheet: correct the cell.'],
      ['Email,Membership no\nadmin@example.org,########', 2, expect.stringMatching(/^“########” below “Membership number” is an error/)],
      ['Email,First name\nadmin@example.org,#N/A', 2, expect.stringMatching(/^“#N\/A” below “First name” is an error/)],
      // A spreadsheet would write it with quotation marks around it.
      ['Email,Membership no\nadmin@example.org,="0012"', 2, expect.stringMatching(/^There is a stray quotation mark/)],
      ['First name,Surname,Last name,Email\n', 1, 'There are two columns for “Last name”.'],
      ['First name,Last name,Email\n,,new@example.org', 2, 'The name is missing.'],
      ['Name,Email\n,asha@example.org', 2, 'The name is missing.'],
      ['Name,Email\nA,a@example.org\nB,A@example.org', 3, 'Line 2 has the same e-mail address.'],
      [
        'Name,Email,Mobile\nA,a@example.org,12',
        2,
        'The mobile number must have at least 5 digits, and otherwise only spaces and + ( ) - . /',
      ],
      [`Name,Email,Mobile\nA,a@example.org,${'1'.repeat(41)}`, 2, 'The mobile number is longer than 40 characters.'],
      ['Name,Email,Role\nA,a@example.org,boss', 2, '“boss” is not a role: write member or admin.'],
      ['Name,Email,Status\nA,a@example.org,gone', 2, '“gone” is not a status: write active or deactivated.'],
      ['Name,Email\nA,a@example.org\n"B,b@example.org\nC,c@example.org\n', 3, 'A quotation mark opens a cell here and none closes it.'],
      // The cell would include the next line.
      ['Email,Name\na@example.org,"A\nb@example.org,"B"\n', 2, expect.stringMatching(/^There is a stray quotation mark/)],
      // The number would be taken for the mobile number.
      ['Email,Name,Membership number\na@example.org,Rao, Asha,77', 2, expect.stringMatching(/^This line has more cells than the first/)],
      ['Email,Name\r\na@example.org,"A\r\n1"\r\n\r\nB,b', 5, 'This is not a valid e-mail address.'],
      ['Email,Role\nadmin@example.org,member', 2, 'No admin would be left: at least one member must remain an active admin.'],
      ['Email,Status\nadmin@example.org,inactive', 2, 'No admin would be left: at least one member must remain an active admin.'],
    ] as const) {
      expect([csv, await importTable(csv)]).toEqual([
        csv,
        expect.objectContaining({ applied: false, wrong: 1, problems: [{ line, problem }] }),
      ]);
    }
  });

  describe('over stored numbers', () => {
    const first = [
      'Name,Email,Membership number,Mobile number',
      'Eq Member,eq@example.org,"=""0012345""",',
      'Float,float@example.org,4871150.0,9876543210.0',
      'Lead Zero,lead@example.org,0012345,+919840012345',
      'Phone Keep,keep@example.org,777,9840011111',
    ].join('\r\n');
    const second = [
      'Name,Email,Membership number,Mobile number',
      'Phone Keep,keep@example.org,,',
      'Lead Zero,lead@example.org,12345,919840012345',
    ];
    const readNumbers = async () =>
      Object.fromEntries(
        (await listMembers()).map(({ email, membership_number, mobile_number }) => [email, [membership_number, mobile_number]]),
      );
    const leadLine = {
      line: 3,
      does: 'changes',
      values: [
        { field: 'membershipNumber', before: '0012345', after: '12345' },
        { field: 'mobileNumber', before: '+919840012345', after: '919840012345' },
      ],
    };
    beforeEach(async () => {
      await importTable(first);
    });

    it('reads numbers as spreadsheets and exports write them', async () => {
      expect(await readNumbers()).toMatchObject({
        'eq@example.org': ['0012345', null],
        'float@example.org': ['4871150', '9876543210'],
        'lead@example.org': ['0012345', '+919840012345'],
      });
      const semicolons = 'Email;Membership number;Mobile\nfloat@example.org;4871150,00;9876543210,0\n';
      expect(await importTable(semicolons)).toMatchObject({ changed: 0, unchanged: 1 });
    });

    it('shows old and new of every value that changes; an empty cell deletes nothing unless it is asked for', async () => {
      const csv = second.join('\r\n');
      for (const apply of [false, true]) {
        const report = await importTable(csv, { apply });
        expect(report).toMatchObject({ applied: apply, changed: 1, unchanged: 1, emptied: 2, sample: [leadLine] });
      }
      expect(await readNumbers()).toMatchObject({
        'keep@example.org': ['777', '9840011111'],
        'lead@example.org': ['12345', '919840012345'],
      });
      expect((await importTable(csv, { apply: false })).message).toBe(
        'Nothing would change: the file has empty cells, and the stored numbers stay.',
      );
    });

    it('deletes numbers when it is asked for, and shows them before', async () => {
      const values = [
        { field: 'membershipNumber', before: '777', after: null },
        { field: 'mobileNumber', before: '9840011111', after: null },
      ];
      for (const apply of [false, true]) {
        expect(await importTable(second.join('\r\n'), { apply, clearNumbers: true })).toMatchObject({
          applied: apply,
          changed: 2,
          emptied: 2,
          sample: [{ line: 2, name: 'Phone Keep', values }, leadLine],
        });
      }
      expect((await readNumbers())['keep@example.org']).toEqual([null, null]);
    });

    it('shows every change, and then additions, when there are more lines than it can show', async () => {
      const [columns, ...changes] = second;
      const additions = Array.from({ length: 300 }, (_none, index) => `New ${index},m${index}@example.org,,`);
      const csv = [columns, ...additions, ...changes].join('\n');
      const { sample } = await importTable(csv, { apply: false, clearNumbers: true });
      expect([sample.length, sample.slice(-2).map(({ line }) => line)]).toEqual([200, [302, 303]]);
    });
  });

  it('joins the parts of a name, and converts international domains', async () => {
    const csv = [
      'Last Name,E-mail,First Name,Middle name',
      'Rao,asha@münchen.example,Asha,',
      'Iyengar,SK@இந்தியா.example,S.,K.',
      ',mono@example.org,Mono,',
    ].join('\n');
    expect(await importTable(csv)).toMatchObject({ applied: true, added: 3, ignoredColumns: [] });
    expect(Object.fromEntries((await listMembers()).map(({ name, email }) => [name, email]))).toMatchObject({
      'Asha Rao': 'asha@xn--mnchen-3ya.example',
      'S. K. Iyengar': 'sk@xn--xkc2dl3a5ee0h.example',
      Mono: 'mono@example.org',
    });
    expect(await importTable(csv)).toMatchObject({ changed: 0, unchanged: 3 });
    const withWholeNames = 'Name,First name,Last name,Email\nA. Rao,Asha,Rao,asha@münchen.example';
    expect(await importTable(withWholeNames)).toMatchObject({ changed: 1, ignoredColumns: ['First name', 'Last name'] });
    expect(await importTable('Last name,Email\nMenon,mono@example.org')).toMatchObject({ changed: 0, ignoredColumns: ['Last name'] });
  });

  it('reads a large body for admins only, because parsing it blocks the server', async () => {
    const token = await board.server.login('member@example.org');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await board.server.fetch('/api/members/import', { method: 'POST', headers, body: '['.repeat(1_000_000) });
    expect([response.status, await response.json()]).toEqual([
      403,
      expect.objectContaining({ error: 'Only an admin can manage members.' }),
    ]);
  });

  it('accepts any line ending, even within a cell or the header', async () => {
    const csv =
      '"Member\r\nname"; "E-mail" ;"City, State"\r\n"Asha\r\nRao";asha@example.org\nBala;bala@example.org;;;\rC;c@example.org\r\n';
    expect(await importTable(csv)).toMatchObject({ applied: true, added: 3, ignoredColumns: ['City, State'] });
    expect((await listMembers()).filter(({ role, name }) => role === 'member' && !name.startsWith('Test'))).toMatchObject([
      { email: 'asha@example.org', name: 'Asha Rao' },
      { email: 'bala@example.org', name: 'Bala' },
      { email: 'c@example.org', name: 'C' },
    ]);
  });

  it('accepts a name whose search word would end in the middle of a character', async () => {
    const long = 'x'.repeat(79);
    expect(await importTable(`Email,Name\na@example.org,${long}😀 ${long}🀄`)).toMatchObject({ applied: true, added: 1 });
    expect((await board.server.json(`/api/members?q=${long}`, { token: adminToken })).body).toMatchObject([{ email: 'a@example.org' }]);
  });

  it('imports nothing when one line is wrong, and reports all wrong lines', async () => {
    const before = await listMembers();
    const lines = Array.from({ length: 300 }, (_none, index) => (index % 2 === 0 ? `N,m${index}@example.org` : `N,wrong ${index}`));
    const report = await importTable(['Name,Email', ...lines].join('\n'));
    expect([report.applied, report.wrong, report.problems.length, report.problems[1]?.line]).toEqual([false, 150, 150, 5]);
    expect(report.message).toBe('Nothing was imported: 150 lines have a mistake.');
    expect(await listMembers()).toEqual(before);
  });

  it('accepts 10,000 members, and refuses a longer table with a message that says how to split it', async () => {
    const rows = Array.from({ length: 10_000 }, (_none, index) => `New ${index},m${index}@example.org`);
    const csv = ['Name,Email', ',', ...rows].join('\n');
    for (const apply of [false, true]) {
      expect(await importTable(`${csv}\nOne more,more@example.org`, { apply })).toMatchObject({
        applied: false,
        message: 'Nothing was imported: one line has a mistake.',
        problems: [{ line: 10_003, problem: expect.stringMatching(/^A file can have at most 10,000 members: split it/) as string }],
      });
    }
    expect(await listMembers()).toHaveLength(4);
    expect(await importTable(`${csv}\n,`)).toMatchObject({ applied: true, added: 10_000 });
  });

  it('includes blank rows in line numbers, and refuses a table with more than 10,000 of them', async () => {
    const rows = Array.from({ length: 10_001 }, () => ',,,');
    expect((await readMemberTable(['Name,Email', ...rows.slice(1), 'A,a@example.org'].join('\n'))).lines).toMatchObject([{ line: 10_002 }]);
    expect((await readMemberTable(['Name,Email', ...rows, 'A,a@example.org'].join('\n'))).lines).toEqual([
      { line: 10_002, problem: 'The file has more than 10,000 blank rows: delete them.' },
    ]);
  });

  it.each([',', ';', '\t'])('refuses more than 100 columns, separated by “%s”', async (separator) => {
    const problem = 'This line has more than 100 columns: delete the columns that are not needed, also empty ones.';
    const head = `Email${separator}Name`;
    const member = `a@example.org${separator}"A\n1"`;
    for (const [csv, line] of [
      [`${head}${separator.repeat(99)}\n`, 1],
      [`${head}${separator.repeat(200_000)}\n`, 1],
      [`${head}\n${separator.repeat(100)}\n`, 2],
      [`${head}\n${separator.repeat(200_000)}`, 2],
      [`${head}\n${member}\n${member}${separator.repeat(99)}`, 4],
    ] as const) {
      expect([csv.length, (await readMemberTable(csv)).lines]).toEqual([csv.length, [{ line, problem }]]);
    }
    const columns = Array.from({ length: 100 }, (_none, index) => (index === 0 ? 'Email' : `C${index}`)).join(separator);
    const table = await readMemberTable(`${columns}\na@example.org${separator.repeat(99)}`);
    expect([table.lines.map(({ problem }) => problem), table.ignoredColumns.length]).toEqual([[undefined], 99]);
  });

  it('refuses a line of more than 100,000 bytes, such as the rest of the file after a quotation mark', async () => {
    const rest = 'b@example.org,B\n'.repeat(10_000);
    expect((await readMemberTable(`Email,Name\na@example.org,A\nb@example.org,"B\n${rest}`)).lines).toEqual([
      { line: 3, problem: expect.stringMatching(/^This line is very long. Does a quotation mark open a cell here, and none close it/) },
    ]);
  });

  it('reads CRLF as one line ending, even where a chunk of the file ends between its two characters', async () => {
    const rows = Array.from({ length: 9_000 }, (_none, index) => `m${index}@example.org,${'N'.repeat(index % 13)}x`);
    const { lines } = await readMemberTable(['Email,Name', ...rows].join('\r\n'));
    expect(lines.map(({ line }) => line)).toEqual(rows.map((_row, index) => index + 2));
  });

  it('imports nothing after its response has timed out', async () => {
    const caller = await board.deps.db.selectFrom('members').selectAll().where('id', '=', memberIds.admin).executeTakeFirstOrThrow();
    const before = await listMembers();
    const isTooLate = () => true;
    const table = { csv: 'Name,Email\nAsha,asha@example.org', apply: true };
    const importing = createMemberImport(board.deps).run(caller, table, isTooLate);
    await expect(importing).rejects.toThrow('The import took too long: nothing was imported.');
    expect(await listMembers()).toEqual(before);
  });

  it('imports nothing when it fails midway', async () => {
    await sql`create unique index no_twins on members (name) where name = 'Twin'`.execute(board.deps.db);
    const before = await listMembers();
    const lines = Array.from({ length: 800 }, (_none, index) => `${index % 700 === 1 ? 'Twin' : 'N'},m${index}@example.org`);
    const csv = ['Name,Email,Role', 'Test other,other@example.org,admin', ...lines].join('\n');
    const { status } = await board.server.json('/api/members/import', { token: adminToken, body: { csv, apply: true } });
    expect(status).toBe(500);
    expect(await listMembers()).toEqual(before);
  });

  it('reads any table without a crash', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', 'a', '@', '.', 'Email', 'Name'), maxLength: 40 }),
        async (csv) => {
          expect((await readMemberTable(csv)).lines.every(({ line }) => line > 0)).toBe(true);
        },
      ),
      { numRuns: 500, seed: 20_261_122 },
    );
  });
});

describe('exporting members', () => {
  const exportedNames = ['=HYPERLINK("http://x")', '+1', '-1', '@x', "'=1", "''+1", '"=1', 'a;=1', "O'Hara; -x", 'Ånä "B", C', '＝1'];

  it('writes no cell that a spreadsheet reads as a formula, and a file whose import changes nothing', async () => {
    for (const [index, name] of exportedNames.entries()) {
      const email = `${index % 2 === 0 ? '=' : '-'}${index}@example.org`;
      const { status } = await board.server.json('/api/members', {
        token: adminToken,
        body: { name, email, mobileNumber: `+91 98400${index}` },
      });
      expect(status).toBe(200);
    }
    await board.server.json(`/api/members/${memberIds.owner}`, {
      method: 'PATCH',
      token: adminToken,
      body: { state: 'deactivated', role: 'admin' },
    });
    const csv = await exportTable();
    expect(csv.startsWith('\uFEFF"Name","Email","Membership number","Mobile number","Role","Status","Member since"\r\n')).toBe(true);
    const cells = parse(csv, { bom: true }).flat();
    expect(cells).toHaveLength((exportedNames.length + 5) * 7);
    expect(cells.flatMap((cell) => cell.split(/[;\t]/)).filter((part) => /^[\s"]*[=+\-@＝]/.test(part))).toEqual([]);
    expect(await importTable(csv)).toMatchObject({
      unchanged: exportedNames.length + 4,
      added: 0,
      changed: 0,
      ignoredColumns: ['Member since'],
    });

    // An import of the same file into another server creates the same members.
    const exportWithoutLastColumn = async () =>
      (await exportTable())
        .split('\r\n')
        .map((row) => row.replace(/,"[^"]*"$/, ''))
        .toSorted();
    const before = await exportWithoutLastColumn();
    board = await startBoard();
    adminToken = await board.server.login('admin@example.org');
    await importTable(csv);
    expect(await exportWithoutLastColumn()).toEqual(before);
  });

  it('includes only the members that match the search', async () => {
    const response = await board.server.fetch('/api/members/export?q=admin', { headers: { authorization: `Bearer ${adminToken}` } });
    expect((await response.text()).split('\r\n')).toHaveLength(3);
  });

  it('escapes any text without line breaks so that an import restores it', () => {
    const characters = fc.constantFrom("'", '"', '=', '+', '-', '@', ';', ',', ' ', 'a', '＝', '1', '/');
    const text = fc.string({ unit: characters, maxLength: 12 }).map((generated) => generated.trim());
    fc.assert(
      fc.property(text, (name) => {
        const cell = formatCsvCell(name).slice(1, -1).replaceAll('""', '"');
        expect(unescapeCsvCell(cell)).toBe(name);
      }),
      { numRuns: 2_000, seed: 20_261_122 },
    );
  });
});
