import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { githubHtml } from '../helpers/githubHtml.ts';
import { repository } from '../helpers/gitRepository.ts';
import { testimonial, words } from '../helpers/minimalContent.ts';
import { runWorkflow } from '../helpers/runWorkflow.ts';
import type { JobRun } from '../helpers/runWorkflow.ts';
import { readWorkflow } from '../helpers/workflow.ts';
import { smallContent } from './smallContent.ts';
import { smallSite, withBundles } from './smallSite.ts';

/**
 * Every step of the workflows, run in Bash on a clone as a runner has it. `npm` and the programs of hosts are stand-ins: `npm run site` starts
 * the command line of this repository on the content of the clone, and the others write their arguments into a file.
 */
const site = withBundles(smallSite('workflows'));
afterAll(() => site.remove());

const content = withOwnWords(withLongPages(smallContent()));

/** Returns content with towns that have as many own words as the report requires. The report masks figures, so letters replace them. */
function withOwnWords(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      file.startsWith('towns/')
        ? text.replaceAll(/(?<= )[a-z][a-z\d-]*-\d+(?=[ .])/g, (word) =>
            word.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''),
          )
        : text,
    ]),
  );
}

/** Returns content with location pages that have as many words as the report requires. */
function withLongPages(files: Record<string, string>): Record<string, string> {
  let passages = 0;
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      file.startsWith('variants/')
        ? text.replace(/passages:[\s\S]*?callToAction:/, (part) =>
            part.replaceAll(
              /, way \d\./g,
              (way) => `${way} ${words(30, `{{ town }} passage-${passages++}-`)}`,
            ),
          )
        : text,
    ]),
  );
}

/** The content of a file of the repository, before the change. */
const text = (file: string) => content[file.replace('content/', '')] ?? '';

const post = 'content/blog/post-3.md';

/** A change of a repository: new texts by path, `null` for a file that is deleted. */
type Change = Readonly<Record<string, string | null>>;

/** Returns a repository whose main branch has merged a change, as GitHub checks it out for a pull request. */
function merged(change: Change) {
  const repo = repository();
  repo.commit({
    'README.md': 'A project.',
    'content/README.md': 'The handbook.',
    'content/schemas/town.ts': 'export {};',
    'public/images/logo.svg': '',
    ...Object.fromEntries(Object.entries(content).map(([file, text]) => [`content/${file}`, text])),
  });
  repo.git(['checkout', '--quiet', '-b', 'change']);
  for (const [file, text] of Object.entries(change)) {
    if (text === null) rmSync(join(repo.folder, file));
    else repo.write(file, text);
  }
  repo.commit({});
  // The main branch has moved on, as it does while a pull request is open.
  repo.git(['checkout', '--quiet', 'main']);
  repo.commit({ 'docs/note.md': 'A note.', 'content/testimonials/dan.yaml': testimonial('Dan') });
  repo.git(['merge', '--quiet', '--no-ff', '--message', 'Merge', 'change']);
  return repo;
}

/** Returns scripts for the programs that are replaced. Those of hosts append their arguments to the file `record`. */
function standIns(record: string, testStatus = 0): Record<string, string> {
  const recordArguments = `printf '%s\\n' "$(basename "$0") $*" >> ${record}`;
  return {
    npm: `case "$1 $2 $3 $4" in
'ci   ') ;;
'test   ') exit ${testStatus} ;;
'run --silent site --')
  shift 4
  content=$PWD/content
  cd ${projectRoot}
  exec ${process.execPath} cli/bin.js --content "$content" --dist ${site.distDir} "$@" ;;
*) exit 99 ;;
esac`,
    gh: `${recordArguments}; echo "$PUBLISHED"`,
    ...Object.fromEntries(['npx', 'rsync', 'ssh', 'curl'].map((name) => [name, recordArguments])),
  };
}

const env = { SITE_TODAY: '2026-06-01', SITE_ENV_FILE: '' };

/** Runs the workflow of pull requests on a change. */
function checkPullRequest(change: Change, { labels = [] as string[], testStatus = 0 } = {}) {
  const repo = merged(change);
  const jobs = runWorkflow(readWorkflow('pull-request.yml').workflow, {
    repository: repo.folder,
    contexts: {
      github: {
        event_name: 'pull_request',
        event: { pull_request: { labels: labels.map((name) => ({ name })) } },
        ref: 'refs/pull/1/merge',
        repository: 'agency/site',
        sha: repo.git(['rev-parse', 'HEAD']).trim(),
      },
    },
    programs: standIns('/dev/null', testStatus),
    env,
    distDir: site.distDir,
  });
  const results = Object.fromEntries(
    Object.entries(jobs).map(([name, { result }]) => [name, result]),
  );
  return { jobs, results, content: jobOf(jobs, 'content'), verdict: jobOf(jobs, 'verdict') };
}

function jobOf(jobs: Record<string, JobRun>, name: string): JobRun {
  const job = jobs[name];
  if (!job) throw new Error(`There is no job "${name}".`);
  return job;
}

/** Returns the annotations of a job: the level, the file and the code of each. */
function annotations({ log }: JobRun): string[] {
  return [...log.matchAll(/^::(\w+) file=([^,:]+).*?title=([\w-]+)/gm)].map(
    ([, level, file, code]) => `${level} ${file} ${code}`,
  );
}

describe('a pull request that edits a post', () => {
  test('is checked, compared, built and measured, and says where the site is', () => {
    const { content: job, results } = checkPullRequest({
      [post]: `${text(post)}\nOne more sentence.\n`,
    });
    expect(job.log).not.toMatch(/^::/m);
    expect(results).toEqual({
      changes: 'success',
      content: 'success',
      code: 'skipped',
      verdict: 'success',
    });
    expect(job.summary).toContain('The content is ready to build');
    expect(job.summary).toContain('No address is lost.');
    expect(job.summary).toMatch(/## Location pages\n\n\| \| Goal \| Found \|\n.*\n\| ✅ \|/);
    expect(job.summary).toContain('(https://github.com/o/r/actions/runs/1/artifacts/site)');
  });

  test('shows a warning once, in annotation and summary, although the build reads the content again', () => {
    const { content: job, results } = checkPullRequest({
      [post]: text(post).replace('Words of post', '[Here](/contact) are words of the the post'),
    });
    expect(results).toMatchObject({ content: 'success', verdict: 'success' });
    expect(annotations(job)).toEqual([
      `warning ${post} link-text-vague`,
      `warning ${post} word-repeated`,
    ]);
    expect(job.summary.match(/⚠️/g)).toHaveLength(2);
  });
});

describe('a pull request with a mistake', () => {
  const hostile =
    '<img src=x onerror=alert(1)> @everyone [x](https://evil.example) `` $(id) ::error::x';

  test('fails with an annotation at the line, and builds nothing', () => {
    const {
      content: job,
      results,
      verdict,
    } = checkPullRequest({
      [post]: text(post).replace('author: The agency', 'autor: The agency'),
    });
    expect(results).toEqual({
      changes: 'success',
      content: 'failure',
      code: 'skipped',
      verdict: 'failure',
    });
    expect(annotations(job)[0]).toMatch(`error ${post} field`);
    expect(job.steps).toMatchObject({ 'Check the content': 1, 'Say how to go on': 0 });
    expect(Object.keys(job.steps)).not.toContain('Build');
    expect(job.summary).toContain('## How to go on');
    expect(verdict.log).toContain('::error title=Content::');
  });

  test('has a summary in which its text is only text', () => {
    const { content: job } = checkPullRequest({
      [post]: text(post)
        .replace('title: Post number 3', `title: ${JSON.stringify(`${hostile}\n::error::y`)}`)
        .replace('author: The agency', `author: The agency\n${JSON.stringify(hostile)}: 1`),
    });
    expect(annotations(job).every((line) => line.includes(post))).toBe(true);
    expect(job.log).not.toMatch(/^\s*::(?!(?:error|warning) file=)/m);
    const html = githubHtml(job.summary);
    expect(html).not.toContain('<img');
    expect(
      [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => new URL(href).host),
    ).toEqual([...html.matchAll(/<a href=/g)].map(() => 'github.com'));
    expect(html.replaceAll(/<pre>[\s\S]*?<\/pre>/g, '')).not.toMatch(/@\w/);
  });

  test('links each finding to its line and to its explanation', () => {
    const { content: job } = checkPullRequest({
      [post]: text(post).replace('tags:', 'tagz:'),
    });
    expect(githubHtml(job.summary)).toMatch(
      /<a href="https:\/\/github\.com\/agency\/site\/blob\/[0-9a-f]{40}\/content\/blog\/post-3\.md\?plain=1#L\d+">/,
    );
    expect(job.summary).toMatch(/\/docs\/findings\.md#[\w-]+\)/);
  });
});

describe('a pull request that loses an address', () => {
  test('fails with the lines that save it, and is built nevertheless', () => {
    const { content: job, results } = checkPullRequest({ [post]: null });
    expect(results).toMatchObject({ content: 'failure', verdict: 'failure' });
    expect(annotations(job)).toEqual([expect.stringMatching(/^error .* address-lost$/)]);
    expect(job.steps).toMatchObject({
      'Check the content': 0,
      'Compare the addresses': 1,
      Build: 0,
    });
    expect(githubHtml(job.summary)).toContain('gone:\n  - /blog/post-3');
    expect(job.summary).toContain('## Preview');
  });

  test('passes if it gives the address up', () => {
    const { results } = checkPullRequest({
      [post]: null,
      'content/addresses.yaml': 'gone:\n  - /blog/post-3\n',
    });
    expect(results).toMatchObject({ content: 'success', verdict: 'success' });
  });
});

describe('a pull request that deletes every post', () => {
  const posts = Object.keys(content).filter((file) => file.startsWith('blog/'));
  const change: Change = Object.fromEntries(posts.map((file) => [`content/${file}`, null]));

  test('is not built, because the site would shrink', () => {
    const { content: job, results } = checkPullRequest(change);
    expect(annotations(job)).toContain('error content site-shrunk');
    expect(job.steps).toMatchObject({ Build: 1 });
    expect(results).toMatchObject({ content: 'failure', verdict: 'failure' });
  });

  test('is built with the label "allow-shrink", and still has to save its addresses', () => {
    const { content: job, results } = checkPullRequest(change, {
      labels: ['news', 'allow-shrink'],
    });
    expect(job.steps).toMatchObject({ 'Compare the addresses': 1, Build: 0 });
    expect(results).toMatchObject({ content: 'failure', verdict: 'failure' });
  });
});

describe('a pull request that changes code', () => {
  test.each(['README.md', 'content/schemas/town.ts', 'content/README.md', 'cli/new.ts'])(
    'is tested, and its content is not checked: %s',
    (file) => {
      const { results } = checkPullRequest({ [file]: 'A change.' });
      expect(results).toEqual({
        changes: 'success',
        content: 'skipped',
        code: 'success',
        verdict: 'success',
      });
    },
  );

  test('fails if a test fails', () => {
    const { results, verdict } = checkPullRequest({ 'cli/new.ts': '' }, { testStatus: 1 });
    expect(results).toMatchObject({ code: 'failure', verdict: 'failure' });
    expect(verdict.log).toContain('::error title=Code::');
  });

  test('is tested and checked if it changes content too', () => {
    const { jobs } = checkPullRequest({ 'cli/new.ts': '', 'public/images/logo.svg': '//' });
    expect(jobs.changes?.outputs).toEqual({ content: 'true', code: 'true' });
  });
});

describe('the verdict', () => {
  const { verdict } = readWorkflow('pull-request.yml').workflow.jobs;
  const step = verdict?.steps[0];
  const verdictOn = (
    [changes, content, code]: readonly string[],
    [contentChanged, codeChanged]: readonly string[],
  ) =>
    spawnSync('bash', ['-e', '-c', step?.run ?? ''], {
      env: {
        CHANGES_RESULT: changes,
        CONTENT_CHANGED: contentChanged,
        CONTENT_RESULT: content,
        CODE_CHANGED: codeChanged,
        CODE_RESULT: code,
      },
    }).status;

  test.each([
    [['success', 'success', 'skipped'], ['true', 'false'], 0],
    [['success', 'success', 'success'], ['true', 'true'], 0],
    [['success', 'skipped', 'skipped'], ['false', 'false'], 0],
    [['success', 'success', 'skipped'], ['true', 'true'], 1],
    [['success', 'cancelled', 'skipped'], ['true', 'false'], 1],
    [['failure', 'skipped', 'skipped'], ['', ''], 1],
    [['success', 'skipped', 'skipped'], ['', ''], 1],
  ])('of %j, if content and code changed %j, is exit code %i', (results, changed, status) => {
    expect(verdictOn(results, changed)).toBe(status);
  });
});

describe('publishing', () => {
  /** Runs the workflow that publishes. Returns the jobs and the commands of hosts that were started. */
  function publish(
    vars: Record<string, string>,
    {
      change = { [post]: `${text(post)}\nOne more sentence.\n` } as Change,
      event = 'push',
      ref = 'refs/heads/main',
      published = 'HEAD',
      inputs = {} as object,
    } = {},
  ) {
    const repo = merged(change);
    const commit = (name: string) => repo.git(['rev-parse', name]).trim();
    const record = join(temporaryFolder(), 'record');
    const jobs = runWorkflow(readWorkflow('publish.yml').workflow, {
      repository: repo.folder,
      contexts: {
        github: {
          event_name: event,
          event: {},
          ref,
          repository: 'agency/site',
          sha: commit('HEAD'),
          token: 't',
        },
        vars,
        secrets: {
          NETLIFY_AUTH_TOKEN: 'netlify-secret',
          CLOUDFLARE_API_TOKEN: 'cloudflare-secret',
          VERCEL_TOKEN: 'vercel-secret',
          SSH_KEY: 'ssh-secret',
          BUILD_HOOK_URL: 'https://host.example/hook',
        },
        inputs,
      },
      programs: standIns(record),
      env: { ...env, PUBLISHED: commit(published) },
      distDir: site.distDir,
    });
    const commands = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : [];
    const results = Object.fromEntries(
      Object.entries(jobs).map(([name, { result }]) => [name, result]),
    );
    return { commands, results, log: jobOf(jobs, 'publish').log };
  }

  test('deploys to Netlify with its functions, after it has requested the published commit', () => {
    const { commands, results, log } = publish({ DEPLOY_HOST: 'netlify' });
    expect({ results, log }).toMatchObject({ results: { publish: 'success', hook: 'skipped' } });
    expect(commands).toEqual([
      expect.stringMatching(/^gh run list --workflow publish\.yml --branch main --status success/),
      expect.stringMatching(
        /^npx --yes netlify-cli@\S+ deploy --prod --no-build --dir dist\/client --functions dist\/hosts\/netlify$/,
      ),
    ]);
  });

  describe('a site that has lost every post', () => {
    const change: Change = Object.fromEntries(
      Object.keys(content)
        .filter((file) => file.startsWith('blog/'))
        .map((file) => [`content/${file}`, null]),
    );
    const vars = { DEPLOY_HOST: 'netlify' };
    const deployed = (commands: string[]) => commands.filter((line) => line.startsWith('npx'));

    test('is not deployed over a commit that had them', () => {
      const { results, commands, log } = publish(vars, { change, published: 'HEAD^1' });
      expect(results).toMatchObject({ publish: 'failure' });
      expect(log).toContain('site-shrunk');
      expect(deployed(commands)).toEqual([]);
    });

    test('is deployed if the box for that is ticked, and again the night after', () => {
      const ticked = { event: 'workflow_dispatch', inputs: { 'allow-shrink': true } };
      const first = publish(vars, { change, published: 'HEAD^1', ...ticked });
      expect(deployed(first.commands)).toHaveLength(1);
      const nightly = publish(vars, { change, event: 'schedule' });
      expect(deployed(nightly.commands)).toHaveLength(1);
    });
  });

  test('deploys to Cloudflare Pages', () => {
    const { commands } = publish({ DEPLOY_HOST: 'cloudflare', CLOUDFLARE_PROJECT: 'site' });
    expect(commands[1]).toMatch(
      /^npx --yes wrangler@\S+ pages deploy dist\/client --project-name site --branch main$/,
    );
  });

  test('deploys to Vercel', () => {
    const { commands } = publish({ DEPLOY_HOST: 'vercel' });
    expect(commands[1]).toMatch(
      /^npx --yes vercel@\S+ deploy dist\/vercel --prod --yes --token vercel-secret$/,
    );
  });

  test('copies to a server with nginx, with what "site serve" reads there, and reloads it', () => {
    const { commands } = publish({
      DEPLOY_HOST: 'nginx',
      SSH_TARGET: 'deploy@www.agency.example',
      SSH_FOLDER: '/srv/site/dist',
    });
    const serve = readFileSync(join(projectRoot, 'cli/commands/serve.ts'), 'utf8');
    const generated = [...new Set(serve.match(/[\w-]+\.json(?=')/g))];
    expect(generated).not.toEqual([]);
    const sources = ['client', 'hosts', ...generated.map((name) => `generated/${name}`)];
    const [copied, reloaded] = commands.slice(1);
    expect(copied).toMatch(
      /^rsync --archive --relative .* deploy@www\.agency\.example:\/srv\/site\/dist\/$/,
    );
    expect(copied?.match(/(?<= dist\/\.\/)\S+/g)).toEqual(sources);
    for (const source of sources) expect(existsSync(join(site.distDir, source)), source).toBe(true);
    expect(reloaded).toMatch(
      /^ssh .* deploy@www\.agency\.example sudo nginx -t && sudo nginx -s reload$/,
    );
  });

  test('starts a build of a host for a new day, and not after a push', () => {
    const hook = { DEPLOY_HOST: 'hook' };
    expect(publish(hook, { event: 'schedule' })).toMatchObject({
      results: { publish: 'skipped', hook: 'success' },
      commands: [expect.stringMatching(/^curl .* https:\/\/host\.example\/hook$/)],
    });
    expect(publish(hook).results).toEqual({ publish: 'skipped', hook: 'skipped' });
  });

  test.each([
    ['no host is named', {}, 'refs/heads/main'],
    ['another branch is chosen', { DEPLOY_HOST: 'netlify' }, 'refs/heads/other'],
  ])('does nothing if %s', (_, vars, ref) => {
    expect(publish(vars, { event: 'workflow_dispatch', ref })).toMatchObject({
      results: { publish: 'skipped', hook: 'skipped' },
      commands: [],
    });
  });
});
