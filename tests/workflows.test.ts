import type * as WorkflowParser from '@actions/workflow-parser';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import { fillExpressions } from './helpers/evaluateExpression.ts';
import { readWorkflow } from './helpers/workflow.ts';

/** The workflows as files. `tests/site/workflowRuns.test.ts` runs their steps. */
const names = readdirSync(join(projectRoot, '.github/workflows'));

test('there is one for pull requests and one that publishes', () => {
  expect(names.toSorted()).toEqual(['publish.yml', 'pull-request.yml']);
});

// The package imports JSON without the attribute that Node requires; the loader of tsx does without it.
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow }: typeof WorkflowParser =
  await tsImport('@actions/workflow-parser', import.meta.url);

/** Returns the errors that GitHub would report for a workflow, with its own parser. */
async function errorsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  return [
    ...context.errors.getErrors().map(({ message }) => message),
    ...(template?.errors ?? []).map(({ Message }) => Message),
  ];
}

test('a wrong key of a workflow is found', async () => {
  const { text } = readWorkflow('publish.yml');
  expect(await errorsOf('x.yml', text.replace('timeout-minutes', 'timeout-minuts'))).not.toEqual(
    [],
  );
  expect(
    await errorsOf('x.yml', text.replace('vars.DEPLOY_HOST ==', 'varz.DEPLOY_HOST ==')),
  ).not.toEqual([]);
});

describe.each(names)('%s', (name) => {
  const { text, workflow } = readWorkflow(name);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('has no error for the parser of GitHub', async () => {
    expect(await errorsOf(name, text)).toEqual([]);
  });

  test('pins each action to a commit, with its version in a comment', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses)
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('can only read the repository', () => {
    expect(new Set(Object.values(workflow.permissions))).toEqual(new Set(['read']));
    expect(jobs.map(({ permissions }) => permissions)).toEqual(jobs.map(() => undefined));
    for (const { uses, with: options } of steps) {
      if (uses?.startsWith('actions/checkout@')) {
        expect(options).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  test('puts no expression into a script, so no text of an event is run', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  test('ends each job after a while', () => {
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test('names packages that it downloads by their exact version', () => {
    const packages = steps.flatMap(({ run = '' }) => run.match(/npx --yes \S+/g) ?? []);
    for (const one of packages) expect(one).toMatch(/@\d+\.\d+\.\d+$/);
  });
});

test('a pull request from a fork gets no secret, and does not run with write access', () => {
  const { text } = readWorkflow('pull-request.yml');
  expect(text).not.toContain('secrets.');
  expect(text).not.toContain('pull_request_target');
});

test('only a new commit and the label that a step reads stop a running check of a pull request', () => {
  const { concurrency } = readWorkflow('pull-request.yml').workflow;
  const stopsAfter = (event: object) =>
    fillExpressions(String(concurrency['cancel-in-progress']), { github: { event } }, 'success');
  expect(stopsAfter({})).toBe('true');
  expect(stopsAfter({ label: { name: 'allow-shrink' } })).toBe('true');
  expect(stopsAfter({ label: { name: 'news' } })).toBe('false');
});

test('a deployment is not stopped halfway', () => {
  const { concurrency } = readWorkflow('publish.yml').workflow;
  expect(concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
});
