import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { EnquiryStore, Recipient } from '#api/store/enquiryStore.ts';
import { openSqliteStore } from '#api/store/sqliteStore.ts';
import { parseAge, timeBefore } from '#cli/age.ts';
import { checkEnquiries } from '#cli/commands/enquiries/checkEnquiries.ts';
import { deliverEnquiries } from '#cli/commands/enquiries/deliverEnquiries.ts';
import { eraseEnquiry } from '#cli/commands/enquiries/eraseEnquiry.ts';
import { exportEnquiries } from '#cli/commands/enquiries/exportEnquiries.ts';
import { listEnquiries } from '#cli/commands/enquiries/listEnquiries.ts';
import { markEnquiry } from '#cli/commands/enquiries/markEnquiry.ts';
import { purgeEnquiries } from '#cli/commands/enquiries/purgeEnquiries.ts';
import { showEnquiry } from '#cli/commands/enquiries/showEnquiry.ts';
import { notFound } from '#cli/commands/notFound.ts';
import type { Project } from '#cli/project.ts';
import { mailServer } from '../../helpers/mailServer.ts';
import { recordingTerminal } from '../../helpers/projectOf.ts';
import { MAIL, newEnquiry, newVisit, WEBHOOK } from '../../helpers/storedEnquiries.ts';

const ID = '0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718';
const OTHER = '1b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718';

/** Creates a project whose enquiries are stored in the default place. `fill` adds them. */
async function projectWith(fill: (store: EnquiryStore) => Promise<unknown>) {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  const project: Project = {
    codeRoot: root,
    siteRoot: root,
    contentDir: join(root, 'content'),
    publicDir: join(root, 'public'),
    distDir: join(root, 'dist'),
  };
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(project.contentDir);
  writeFileSync(join(project.contentDir, 'site.yaml'), 'timeZone: Europe/London\n');
  const file = join(root, 'data', 'enquiries.db');
  const store = await openSqliteStore(file);
  await fill(store);
  await store.close();
  const terminal = recordingTerminal();
  return {
    project,
    terminal,
    /** The database file of the enquiries. */
    file,
    /** Opens the store and returns the result of `at`. */
    async look<Result>(at: (store: EnquiryStore) => Promise<Result>): Promise<Result> {
      const opened = await openSqliteStore(file);
      try {
        return await at(opened);
      } finally {
        await opened.close();
      }
    },
  };
}

const listOptions = { json: false, failed: false, spam: false };

describe('site enquiries list', () => {
  test('has a line for each, the newest first, with whether the agency was notified', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, notify: [] }));
      await store.save(
        newEnquiry({
          id: OTHER,
          name: '',
          email: '',
          flags: ['links'],
          receivedAt: new Date('2026-07-01T10:00:00Z'),
        }),
      );
    });
    expect(await listEnquiries(project, terminal, listOptions)).toBe(0);
    expect(terminal.printed).toMatchInlineSnapshot(`
      "2026-07-01 11:00  1b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718  07700 900123  Responsive Web Design  not notified yet (links)
      2026-03-01 10:00  0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718  Ada Byron <ada@example.org>  Responsive Web Design  nobody notified
      "
    `);
  });

  test('says so if there is nothing', async () => {
    const { project, terminal } = await projectWith(() => Promise.resolve());
    await listEnquiries(project, terminal, listOptions);
    await listEnquiries(project, terminal, { ...listOptions, failed: true });
    await listEnquiries(project, terminal, { ...listOptions, spam: true });
    await listEnquiries(project, terminal, { ...listOptions, json: true });
    expect(terminal.printed).toBe(
      'There are no enquiries yet.\nNo notification has failed.\nThere is no spam.\n[]\n',
    );
  });

  test('finds a file with a relative path from the folder of the site, whatever folder it runs in', async () => {
    const { project, terminal } = await projectWith((store) => store.save(newEnquiry({ id: ID })));
    expect(process.cwd()).not.toBe(project.siteRoot);
    vi.stubEnv('ENQUIRIES_DB', join('data', 'enquiries.db'));
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await listEnquiries(project, terminal, listOptions)).toBe(0);
    expect(terminal.printed).toContain(ID);
  });

  test('prints one array as JSON, without the hashes of addresses', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID }));
      await store.save(newEnquiry({ id: OTHER, receivedAt: new Date(0) }));
    });
    await listEnquiries(project, terminal, { ...listOptions, json: true });
    const printed = JSON.parse(terminal.printed);
    expect(printed.map(({ id }: { id: string }) => id)).toEqual([ID, OTHER]);
    expect(printed[0]).toMatchObject({ name: 'Ada Byron', receivedAt: '2026-03-01T10:00:00.000Z' });
    expect(terminal.printed).not.toContain('c0ffee');
  });

  test('says what to do if the store cannot be used, with exit code 1', async () => {
    const { project, terminal } = await projectWith(() => Promise.resolve());
    vi.stubEnv('ENQUIRIES_DB', '/dev/null/enquiries.db');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await listEnquiries(project, terminal, listOptions)).toBe(1);
    expect(terminal.noted).toContain('Set ENQUIRIES_DB');
  });
});

describe('without a database file, as after a mistyped ENQUIRIES_DB', () => {
  type Command = (...args: Parameters<typeof listEnquiries>) => Promise<number>;
  const deliverOptions = { failed: false, readdress: false };
  const paths = { json: false, limit: 10, since: { count: 30, unit: 'd' } } as const;

  test.each<[name: string, command: Command]>([
    ['list', listEnquiries],
    ['show', (...to) => showEnquiry(to[0], to[1], { id: ID, json: false })],
    ['export', (...to) => exportEnquiries(to[0], to[1], { spam: false })],
    ['check', (...to) => checkEnquiries(to[0], to[1], { json: false, overdue: 60 })],
    ['deliver', (...to) => deliverEnquiries(to[0], to[1], deliverOptions)],
    ['mark', (...to) => markEnquiry(to[0], to[1], { id: ID, spam: false })],
    ['erase', (...to) => eraseEnquiry(to[0], to[1], { id: ID })],
    ['purge', (...to) => purgeEnquiries(to[0], to[1], { olderThan: { count: 12, unit: 'm' } })],
    ['not-found', (...to) => notFound(to[0], to[1], paths)],
  ])('%s says which file is missing, creates none, and exits with 2', async (_, command) => {
    const { project, terminal } = await projectWith(() => Promise.resolve());
    const file = join(project.siteRoot, 'typo', 'enquires.db');
    vi.stubEnv('ENQUIRIES_DB', file);
    vi.stubEnv('WEBHOOK_URL', 'https://hooks.mileward.example/');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await command(project, terminal, listOptions)).toBe(2);
    const said = `${terminal.printed}${terminal.noted}`;
    expect(said).toContain(`The file of enquiries ${file} does not exist.`);
    expect(said).toContain('set ENQUIRIES_DB');
    expect(existsSync(join(project.siteRoot, 'typo'))).toBe(false);
  });

  test('check says so as JSON', async () => {
    const { project, terminal, file } = await projectWith(() => Promise.resolve());
    rmSync(file);
    expect(await checkEnquiries(project, terminal, { json: true, overdue: 60 })).toBe(2);
    expect(JSON.parse(terminal.printed)).toMatchObject({
      ok: false,
      store: expect.stringContaining(`${file} does not exist`),
    });
  });
});

describe('what strangers wrote', () => {
  /** A terminal title, a sequence that clears the screen, a C1 control, an override of the writing direction, and invisible characters. */
  const hostile = '\u001b]0;owned\u0007\u001b[2J\u009b2J\u202e\u200b\u2066';
  const shown = '<U+001B>]0;owned<U+0007><U+001B>[2J<U+009B>2J<U+202E><U+200B><U+2066>';
  const commands = /[^\P{Cc}\n]|\p{Cf}/u;

  test('cannot command the terminal, and can be seen', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      await store.save(
        newEnquiry({
          id: ID,
          name: `Ada${hostile}`,
          message: `a${hostile}\r\nb\tc`,
          flags: [hostile],
          notify: [{ channel: 'mail', address: hostile }],
        }),
      );
      await store.saveVisit(newVisit(`/${hostile}`, `https://${hostile}`), new Date(), 10);
    });
    await listEnquiries(project, terminal, listOptions);
    expect(terminal.printed).toContain(`Ada${shown} <ada@example.org>`);
    await showEnquiry(project, terminal, { id: ID, json: false });
    expect(terminal.printed).toContain(`\n\na${shown}\nb c\n`);
    expect(terminal.printed).toContain(`by mail to ${shown}: `);
    await exportEnquiries(project, terminal, { spam: false });
    const paths = { limit: 10, since: { count: 30, unit: 'd' } } as const;
    await notFound(project, terminal, { ...paths, json: false });
    expect(terminal.printed).toContain(`linked from https://${shown}`);
    await eraseEnquiry(project, terminal, { id: hostile });
    await listEnquiries(project, terminal, { ...listOptions, json: true });
    await showEnquiry(project, terminal, { id: ID, json: true });
    await notFound(project, terminal, { ...paths, json: true });
    const output = `${terminal.printed}${terminal.noted}`.replaceAll('\r\n', '\n');
    // The byte order mark of the export is the only invisible character.
    expect(output.replace('\uFEFF', '')).not.toMatch(commands);
  });

  test('is the same in JSON as it was written', async () => {
    const { project, terminal } = await projectWith((store) =>
      store.save(newEnquiry({ id: ID, name: `Ada${hostile}👩‍🚀` })),
    );
    await showEnquiry(project, terminal, { id: ID, json: true });
    expect(JSON.parse(terminal.printed)).toMatchObject({ name: `Ada${hostile}👩‍🚀` });
  });

  test.each([
    ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
    ['+44 7700 900123', `'+44 7700 900123`],
    ['-1+1|cmd', `'-1+1|cmd`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1+1', `' =1+1`],
    ['\r=1+1', `'\n'=1+1`],
    [' =1+1', `' =1+1`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    // A spreadsheet that splits at semicolons reads the text after one as a new cell or row.
    ['Ada;=1+1', `Ada;'=1+1`],
    ['Ada; "=1+1', `Ada;' "=1+1`],
    ['Ada";＝1+1', `Ada";'＝1+1`],
    ['Ada\n=1+1', `Ada\n'=1+1`],
    ['Ada\n"=1+1"', `Ada\n'"=1+1"`],
    ['Ada; Byron', 'Ada; Byron'],
  ])('is not a formula in a spreadsheet: %j', async (message, safe) => {
    const { project, terminal } = await projectWith((store) =>
      store.save(newEnquiry({ message, name: 'says "hello",\nthen goes' })),
    );
    await exportEnquiries(project, terminal, { spam: false });
    expect(terminal.printed).toContain(`,"${safe.replaceAll('"', '""')}",`);
    expect(terminal.printed).toContain(',"says ""hello"",\nthen goes",');
    expect(terminal.printed.split('\r\n')).toHaveLength(3);
  });

  test('is read as UTF-8 by a spreadsheet, because the file starts with a byte order mark', async () => {
    const { project, terminal } = await projectWith((store) =>
      store.save(newEnquiry({ name: 'Zoë' })),
    );
    await exportEnquiries(project, terminal, { spam: false });
    expect(terminal.printed).toMatch(/^\uFEFF"id",/);
    expect(terminal.printed.lastIndexOf('\uFEFF')).toBe(0);
    expect(terminal.printed).toContain(',"Zoë",');
  });

  test('is not a formula as a list of flags either', async () => {
    const { project, terminal } = await projectWith((store) =>
      store.save(newEnquiry({ flags: ['=1+1', 'a;=1+1'] })),
    );
    await exportEnquiries(project, terminal, { spam: false });
    expect(terminal.printed).toContain(`,"'=1+1 a;'=1+1",`);
  });

  test('leaves the others to be listed, shown, exported and notified when it cannot be read', async () => {
    const { project, terminal, look } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, notify: [] }));
      await store.save(newEnquiry({ id: OTHER, notify: [] }));
    });
    const db = new DatabaseSync(join(project.siteRoot, 'data', 'enquiries.db'));
    db.exec(
      `UPDATE enquiries SET flags = '[["links"]]', received_at = ${2n ** 63n - 1n} WHERE id = '${ID}'`,
    );
    db.close();
    const unreadable =
      `${ID} cannot be read: received_at is not a time, flags has parts of the wrong kind; ` +
      `correct it in the database, or erase it with "npm run site -- enquiries erase ${ID}"\n`;
    expect(await listEnquiries(project, terminal, listOptions)).toBe(0);
    expect(terminal.printed).toContain(unreadable);
    expect(terminal.printed).toContain(`${OTHER}  Ada Byron`);
    expect(await exportEnquiries(project, terminal, { spam: false })).toBe(1);
    expect(terminal.noted).toBe(unreadable);
    expect(terminal.printed).toContain(`"${OTHER}",`);
    expect(await showEnquiry(project, terminal, { id: ID, json: false })).toBe(1);
    expect(await markEnquiry(project, terminal, { id: ID, spam: true })).toBe(1);
    expect(await eraseEnquiry(project, terminal, { id: ID })).toBe(0);
    expect(await look((store) => store.get(ID))).toBeUndefined();
    expect(await exportEnquiries(project, terminal, { spam: false })).toBe(0);
  });
});

describe('site enquiries', () => {
  test('show: all of one enquiry', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, notify: [MAIL, WEBHOOK] }));
      await store.claimDue({
        now: new Date('2026-03-01T10:00:00Z'),
        channels: ['mail'],
        limit: 1,
        lease: 1,
        horizons: [1e9],
      });
      await store.settle(ID, MAIL, { state: 'failed', error: 'the mail server answered 550' });
      await store.settle(ID, WEBHOOK, {
        state: 'delivered',
        at: new Date('2026-03-01T10:00:01Z'),
      });
    });
    expect(await showEnquiry(project, terminal, { id: ID, json: false })).toBe(0);
    expect(terminal.printed).toMatchInlineSnapshot(`
      "Reference  0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718
      Received   2026-03-01 10:00
      Name       Ada Byron
      Email      ada@example.org
      Phone      07700 900123
      Page       Responsive Web Design
      State      failed
                 by mail to hello@mileward.example: failed after 1 try; the mail server answered 550
                 by webhook: notified on 2026-03-01 10:00

      A website,
      please.
      "
    `);
  });

  test('show, erase and mark: an id that no enquiry has', async () => {
    const { project, terminal } = await projectWith(() => Promise.resolve());
    expect(await showEnquiry(project, terminal, { id: ID, json: false })).toBe(2);
    expect(await eraseEnquiry(project, terminal, { id: ID })).toBe(2);
    expect(await markEnquiry(project, terminal, { id: ID, spam: true })).toBe(2);
    expect(terminal.noted).toContain(`There is no enquiry ${ID}.`);
  });

  test('erase: one enquiry, and no other', async () => {
    const { project, terminal, look } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID }));
      await store.save(newEnquiry({ id: OTHER }));
    });
    expect(await eraseEnquiry(project, terminal, { id: ID })).toBe(0);
    expect(await look((store) => store.get(ID))).toBeUndefined();
    expect(await look((store) => store.get(OTHER))).toBeDefined();
  });

  test('purge: what is older than an age, and visits of more than 90 days', async () => {
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    const { project, terminal, look } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, receivedAt: days(400) }));
      await store.save(newEnquiry({ id: OTHER, receivedAt: days(300) }));
      await store.saveVisit(newVisit('/old'), days(91), 100);
      await store.saveVisit(newVisit('/young'), days(89), 100);
    });
    await purgeEnquiries(project, terminal, { olderThan: { count: 12, unit: 'm' } });
    expect(terminal.printed).toBe('Erased 1 enquiry and 1 visit to missing pages.\n');
    expect(await look((store) => store.get(OTHER))).toBeDefined();
  });

  test('deliver: waiting notifications at once, failed ones with --failed', async () => {
    const server = await mailServer();
    const { project, terminal } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, receivedAt: new Date() }));
      await store.save(newEnquiry({ id: OTHER, receivedAt: new Date() }));
      await store.settle(ID, MAIL, {
        state: 'pending',
        nextAt: new Date(Date.now() + 60 * 60 * 1000),
        error: 'the mail server cannot be reached',
      });
      await store.settle(OTHER, MAIL, { state: 'failed', error: '550' });
    });
    for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await deliverEnquiries(project, terminal, { failed: false, readdress: false })).toBe(0);
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(ID)]);
    expect(await deliverEnquiries(project, terminal, { failed: true, readdress: false })).toBe(0);
    expect(terminal.printed).toBe(
      '1 delivered, 0 to be tried again, 0 failed.\n1 delivered, 0 to be tried again, 0 failed.\n',
    );
    expect(server.mails).toHaveLength(2);
  });

  test('deliver and check: report what another process sends, and what waits for a channel that is not set', async () => {
    const server = await mailServer();
    const { project, terminal, look } = await projectWith(async (store) => {
      const now = new Date();
      await store.save(newEnquiry({ id: ID, receivedAt: now, notify: [MAIL] }));
      const claim = { now, channels: ['mail'], limit: 1, lease: 15 * 60_000 } as const;
      await store.claimDue({ ...claim, horizons: [1e9] });
      const soon = new Date(Date.now() + 60_000);
      await store.save(newEnquiry({ id: OTHER, receivedAt: soon, notify: [WEBHOOK] }));
    });
    for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await deliverEnquiries(project, terminal, { failed: false, readdress: false })).toBe(1);
    expect(terminal.noted).toContain('1 notification is claimed by another process');
    expect(terminal.noted).toContain(
      '1 notification waits for the webhook, which is not set: set WEBHOOK_URL, or run',
    );
    expect(server.mails).toEqual([]);
    await look((store) => store.settle(ID, MAIL, { state: 'delivered', at: new Date() }));
    expect(await checkEnquiries(project, terminal, { json: false, overdue: 60 })).toBe(1);
    expect(terminal.printed).toMatch(
      /^1 notification for recipients that the settings do not name:/m,
    );
    expect(terminal.printed).toContain(OTHER);
    expect(terminal.printed).not.toContain('although due');
    expect(await deliverEnquiries(project, terminal, { failed: false, readdress: true })).toBe(0);
    expect(await checkEnquiries(project, terminal, { json: false, overdue: 60 })).toBe(0);
  });

  test('deliver: states times as the content says if there is no build', async () => {
    const server = await mailServer();
    const { project } = await projectWith((store) =>
      store.save(newEnquiry({ id: ID, receivedAt: new Date('2026-07-01T10:00:00Z') })),
    );
    writeFileSync(
      join(project.contentDir, 'site.yaml'),
      'locale: en-IE\ntimeZone: Europe/Dublin\n',
    );
    for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    await deliverEnquiries(project, recordingTerminal(), { failed: false, readdress: false });
    const expected = new Intl.DateTimeFormat('en-IE', { dateStyle: 'full', timeStyle: 'short' });
    expect(server.mails[0]?.text).toContain(expected.format(new Date('2026-07-01T11:00:00')));
  });

  test('deliver: says what is missing if no recipient is configured', async () => {
    const { project, terminal } = await projectWith(() => Promise.resolve());
    expect(await deliverEnquiries(project, terminal, { failed: false, readdress: false })).toBe(1);
    expect(terminal.noted).toContain('set SMTP_URL, MAIL_FROM and MAIL_TO');
  });

  test('mark: notifies the agency of an enquiry that is not spam after all', async () => {
    const server = await mailServer();
    const { project, terminal, look } = await projectWith((store) =>
      store.save(newEnquiry({ id: ID, spam: true, notify: [] })),
    );
    for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await markEnquiry(project, terminal, { id: ID, spam: false })).toBe(0);
    expect(await look((store) => store.get(ID))).toMatchObject({
      spam: false,
      notifications: [{ channel: 'mail', state: 'pending' }],
    });
    expect(terminal.printed).toContain(
      '"npm run site -- enquiries deliver" sends the notifications',
    );
    await look((store) => store.settle(ID, MAIL, { state: 'delivered', at: new Date() }));
    expect(await markEnquiry(project, terminal, { id: ID, spam: false })).toBe(0);
    expect(terminal.printed).toContain('Its recipients have been notified before.');
  });

  test('mark: says that nobody is notified if no recipient is configured, with exit code 1', async () => {
    const { project, terminal } = await projectWith((store) =>
      store.save(newEnquiry({ id: ID, spam: true, notify: [] })),
    );
    expect(await markEnquiry(project, terminal, { id: ID, spam: false })).toBe(1);
    expect(terminal.printed).toBe('');
    expect(terminal.noted).toContain('nobody is notified of it');
    expect(terminal.noted).toContain('"npm run site -- enquiries deliver --readdress"');
  });

  test('check and deliver: report enquiries that arrived while no recipient was configured, until --readdress sends them', async () => {
    const server = await mailServer();
    const { project, terminal } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, notify: [] }));
      await store.save(newEnquiry({ id: OTHER, spam: true, notify: [] }));
    });
    const check = () => checkEnquiries(project, terminal, { json: false, overdue: 60 });
    expect(await check()).toBe(1);
    for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await check()).toBe(1);
    const report = `1 enquiry that nobody was notified of:
  ${ID} of 2026-03-01 10:00
  Set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL, then run "npm run site -- enquiries deliver --readdress".
`;
    expect(terminal.printed).toBe(report + report);
    expect(await deliverEnquiries(project, terminal, { failed: true, readdress: false })).toBe(1);
    expect(terminal.noted).toContain(
      'Nobody was notified of 1 enquiry: run "npm run site -- enquiries deliver --readdress".',
    );
    expect(server.mails).toEqual([]);
    expect(await deliverEnquiries(project, terminal, { failed: false, readdress: true })).toBe(0);
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(ID)]);
    expect(await check()).toBe(0);
  });
});

describe('site not-found', () => {
  test('lists the missing paths, the most wanted first, with who links to them', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      const at = new Date();
      await store.saveVisit(newVisit('/werbung.html', 'https://old.example/'), at, 100);
      await store.saveVisit(newVisit('/werbung.html'), at, 100);
      await store.saveVisit(newVisit('/prices\u001b[31m'), at, 100);
    });
    await notFound(project, terminal, { json: false, limit: 10, since: { count: 30, unit: 'd' } });
    const times = /\d{4}-\d\d-\d\d \d\d:\d\d/g;
    expect(terminal.printed.replace(times, 'YYYY-MM-DD hh:mm')).toMatchInlineSnapshot(`
      "visits  last              path
           2  YYYY-MM-DD hh:mm  /werbung.html
              linked from https://old.example/
           1  YYYY-MM-DD hh:mm  /prices<U+001B>[31m

      To redirect an old path, add it under "aliases:" in the entry that it should lead to.
      "
    `);
  });

  test('says so if no path was missed', async () => {
    const { project, terminal } = await projectWith(() => Promise.resolve());
    await notFound(project, terminal, { json: false, limit: 10, since: { count: 1, unit: 'd' } });
    expect(terminal.printed).toBe('No visitor has asked for a missing page.\n');
  });
});

test.each([
  ['12m', '2026-03-31', '2025-03-31'],
  ['1m', '2026-03-31', '2026-02-28'],
  ['1y', '2028-02-29', '2027-02-28'],
  ['2w', '2026-03-15', '2026-03-01'],
  ['90d', '2026-04-01', '2026-01-01'],
])('%s before %s is %s', (age, from, expected) => {
  const parsed = parseAge(age);
  expect(parsed && timeBefore(new Date(`${from}T12:00:00Z`), parsed).toISOString()).toBe(
    `${expected}T12:00:00.000Z`,
  );
});

test.each(['', '12', 'm', '0m', '-1m', '1.5m', '12 m', '12M'])('"%s" is not an age', (text) => {
  expect(parseAge(text)).toBeUndefined();
});

describe('site enquiries check', () => {
  const options = { json: false, overdue: 60 };
  const [A, B] = (['a', 'b'] as const).map((name): Recipient => ({
    channel: 'mail',
    address: `${name}@mileward.example`,
  })) as [Recipient, Recipient];
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const claim = (store: EnquiryStore, now: Date) =>
    store.claimDue({ now, channels: ['mail', 'webhook'], limit: 10, lease: 1, horizons: [1e9] });

  test('exits with 0 if everything was delivered, or will be before long', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, receivedAt: minutesAgo(200), notify: [A] }));
      await store.settle(ID, A, { state: 'delivered', at: new Date() });
      await store.save(newEnquiry({ id: OTHER, receivedAt: minutesAgo(59), notify: [A, B] }));
      await store.save(newEnquiry({ id: randomUUID(), spam: true, notify: [] }));
    });
    expect(await checkEnquiries(project, terminal, options)).toBe(0);
    expect(terminal.printed).toBe('Every enquiry was delivered or is on its way.\n');
  });

  test('exits with 1, and names the recipient of a failed notification and the reason', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, notify: [A, B] }));
      await store.settle(ID, A, { state: 'delivered', at: new Date() });
      await store.settle(ID, B, { state: 'failed', error: 'the mail server answered 550' });
    });
    vi.stubEnv('MAIL_FROM', 'website@mileward.example');
    vi.stubEnv('MAIL_TO', `${A.address}, ${B.address}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await checkEnquiries(project, terminal, options)).toBe(1);
    expect(terminal.printed).toMatchInlineSnapshot(`
      "1 notification failed permanently:
        0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718 of 2026-03-01 10:00 to b@mileward.example: the mail server answered 550
        Fix the cause, then run "npm run site -- enquiries deliver --failed".
      "
    `);
  });

  test('exits with 1 if nobody sends what is due, and names recipients that are not configured', async () => {
    const { project, terminal } = await projectWith((store) =>
      store.save(newEnquiry({ id: ID, receivedAt: minutesAgo(61), notify: [WEBHOOK] })),
    );
    expect(await checkEnquiries(project, terminal, { ...options, overdue: 120 })).toBe(0);
    expect(await checkEnquiries(project, terminal, options)).toBe(1);
    expect(terminal.printed).toContain('1 notification not sent, although due:');
    expect(terminal.printed).toContain('1 for recipients that the settings do not name:');
    expect(terminal.printed).toContain('deliver --readdress');
  });

  test('exits with 1 if a clock that was wrong has set the next try too far ahead', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      const now = new Date();
      for (const [id, minutes] of [
        [ID, 24 * 60],
        [OTHER, 1],
      ] as const) {
        await store.save(newEnquiry({ id, receivedAt: now, notify: [A] }));
        await claim(store, now);
        const nextAt = minutesAgo(-minutes);
        await store.settle(id, A, { state: 'pending', nextAt, error: 'the mail server is away' });
      }
    });
    expect(await checkEnquiries(project, terminal, options)).toBe(1);
    expect(terminal.printed).toContain('1 notification not sent, although due:');
    expect(terminal.printed).toContain('a clock was wrong');
    expect(terminal.printed).toContain(ID);
    expect(terminal.printed).not.toContain(OTHER);
  });

  test('exits with 1 after repeated failures, long before the last try', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      const now = new Date();
      await store.save(newEnquiry({ id: ID, receivedAt: now, notify: [A] }));
      for (let tries = 0; tries < 5; tries++) {
        await claim(store, now);
        const error = 'the mail server does not encrypt the connection';
        await store.settle(ID, A, { state: 'pending', nextAt: now, error });
      }
    });
    expect(await checkEnquiries(project, terminal, options)).toBe(1);
    expect(terminal.printed).toContain('1 notification failing again and again:');
    expect(terminal.printed).toContain('the mail server does not encrypt the connection');
  });

  test('exits with 1 if an enquiry cannot be read, spam or not', async () => {
    const { project, terminal, file } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, notify: [] }));
      await store.save(newEnquiry({ id: OTHER, spam: true, notify: [] }));
    });
    const db = new DatabaseSync(file);
    db.exec("UPDATE enquiries SET flags = '[null]'");
    db.close();
    expect(await checkEnquiries(project, terminal, { ...options, json: true })).toBe(1);
    const { unreadable } = JSON.parse(terminal.printed);
    expect(unreadable.map(({ id }: { id: string }) => id).sort()).toEqual([ID, OTHER].sort());
  });

  test.each([false, true])(
    'exits with 1 if the store cannot be used, and says what to do (as JSON: %s)',
    async (json) => {
      const { project, terminal } = await projectWith(() => Promise.resolve());
      vi.stubEnv('ENQUIRIES_DB', '/dev/null/enquiries.db');
      onTestFinished(() => void vi.unstubAllEnvs());
      expect(await checkEnquiries(project, terminal, { ...options, json })).toBe(1);
      const said = json ? JSON.parse(terminal.printed).store : terminal.printed;
      expect(said).toContain('Set ENQUIRIES_DB');
    },
  );

  test('prints one object as JSON, without anything that a visitor wrote', async () => {
    const { project, terminal } = await projectWith(async (store) => {
      await store.save(newEnquiry({ id: ID, notify: [A] }));
      await store.settle(ID, A, { state: 'failed', error: 'the mail server answered 550' });
    });
    expect(await checkEnquiries(project, terminal, { ...options, json: true })).toBe(1);
    expect(JSON.parse(terminal.printed)).toEqual({
      ok: false,
      store: null,
      failed: [
        {
          id: ID,
          receivedAt: '2026-03-01T10:00:00.000Z',
          ...A,
          attempts: 0,
          nextAt: '2026-03-01T10:00:00.000Z',
          lastError: 'the mail server answered 550',
          configured: false,
        },
      ],
      overdue: [],
      delayed: [],
      unset: [],
      unreadable: [],
      unnotified: [],
    });
  });
});

test('site enquiries deliver --readdress: sends what waits for removed recipients to the current ones', async () => {
  const server = await mailServer();
  const { project, terminal, look } = await projectWith(async (store) => {
    const receivedAt = new Date();
    await store.save(newEnquiry({ id: ID, receivedAt, notify: [WEBHOOK] }));
    await store.save(newEnquiry({ id: OTHER, receivedAt, notify: [MAIL, WEBHOOK] }));
  });
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await deliverEnquiries(project, terminal, { failed: false, readdress: true })).toBe(0);
  expect(terminal.printed).toBe(
    '2 notifications go to the recipients of the settings instead.\n2 delivered, 0 to be tried again, 0 failed.\n',
  );
  expect(server.mails).toHaveLength(2);
  for (const id of [ID, OTHER]) {
    expect(await look((store) => store.get(id))).toMatchObject({
      notifications: [{ ...MAIL, state: 'delivered' }],
    });
  }
  expect(await checkEnquiries(project, terminal, { json: false, overdue: 60 })).toBe(0);
});
