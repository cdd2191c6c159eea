import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '#api/settings.ts';
import { projectRoot } from '#cli/project.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const documentation = read('docs/enquiries.md');

/** The variables of `site build`, which docs/hosting.md explains. */
const ofBuilds = ['SITE_ALLOW_SHRINK'];

/** The variables that the code of enquiries reads. */
const variables = new Set(
  ['api/settings.ts', 'cli/program/serverCommands.ts', 'cli/program/options.ts']
    .flatMap((file) =>
      [...read(file).matchAll(/(?:text|check|env)\(\s*'([A-Z][A-Z_]+)'/g)].map(
        ([, name = '']) => name,
      ),
    )
    .filter((name) => !ofBuilds.includes(name)),
);

test('every setting is explained, and listed in .env.example', () => {
  const example = parseEnv(read('.env.example'));
  expect(variables.size).toBeGreaterThan(10);
  for (const name of variables) {
    expect(example, name).toHaveProperty(name);
    expect(documentation, name).toContain(`| \`${name}\``);
  }
});

test('.env.example as it is changes nothing', () => {
  expect(readSettings(parseEnv(read('.env.example')), 'e.db')).toEqual(readSettings({}, 'e.db'));
});

test('the unit of systemd and the line for cron read the same settings', () => {
  const unit = /```ini\n(.*?)```/s.exec(documentation)?.[1];
  const cron = /^\*\/15 .*enquiries check.*$/m.exec(documentation)?.[0];
  const start = /^ExecStart=\/srv\/site\/(.*) serve /m.exec(unit ?? '')?.[1];
  expect(unit).toMatch(/^Environment=.*\bSITE_ENV_FILE=\/etc\/mileward\.env$/m);
  expect(documentation).toMatch(/^SITE_ENV_FILE=\/etc\/mileward\.env$/m);
  expect(cron).toContain(`${start} enquiries check`);
  // A setting in the unit alone does not reach cron.
  for (const name of variables) expect(unit, name).not.toContain(`${name}=`);
});

test('the privacy policy promises what purge does', () => {
  const policy = read('content/legal/privacy-policy.md');
  expect(policy).toMatch(/\| Enquiries, .*\| 12 months after our last contact/);
  expect(policy).toMatch(/\| Reports of pages that do not exist \| 90 days \|/);
  expect(read('cli/commands/enquiries/purgeEnquiries.ts')).toContain('VISIT_DAYS = 90');
  // A longer interval would keep an enquiry for longer than the policy promises.
  expect(documentation).toMatch(/^\d+ \d+ \* \* \* .* enquiries purge --older-than 12m 2>&1\)/m);
});

test('every status that the handler can answer with is documented', () => {
  const statuses = /readonly status: ([\d |]+);/.exec(read('api/reply/refusal.ts'))?.[1] ?? '';
  for (const status of statuses.split('|').map((text) => text.trim())) {
    // Only the scheduler can get a 401.
    if (status !== '401') expect(documentation, status).toContain(`| ${status} `);
  }
});
