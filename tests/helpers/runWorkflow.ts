import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './contentDir.ts';
import { fillExpressions, isToRun } from './evaluateExpression.ts';
import type { Contexts, Status } from './evaluateExpression.ts';
import type { Job, Step, Workflow } from './workflow.ts';

type Result = Status | 'skipped';

export interface JobRun {
  result: Result;
  outputs: Record<string, string>;
  /** The name of each step that ran, with its exit code; that of an action is 0. */
  steps: Record<string, number>;
  /** Everything that the steps printed. */
  log: string;
  /** The summary of the job, in Markdown. */
  summary: string;
}

/** The surroundings of a run. */
export interface Surroundings {
  /** The repository, whose checked-out commit is the one that the run is about. */
  repository: string;
  contexts: {
    github: Readonly<Record<string, unknown>>;
    vars?: unknown;
    secrets?: unknown;
    inputs?: unknown;
  };
  /** Stand-in programs by name, as shell scripts. They come before those of the machine. */
  programs: Readonly<Record<string, string>>;
  /** More environment variables. */
  env?: Readonly<Record<string, string>>;
  /** The folder that is `dist/` in the workspace of every job. */
  distDir: string;
}

/**
 * Runs the jobs of a workflow as GitHub does: each on a fresh clone of the requested depth, its steps in Bash with the variables and files of
 * a runner. Of the actions, checkout clones, upload-artifact requires its path to exist, and others do nothing.
 */
export function runWorkflow(workflow: Workflow, around: Surroundings): Record<string, JobRun> {
  const done: Record<string, JobRun> = {};
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const needs = Object.fromEntries(
      job.needs.map((name) => {
        const run = done[name];
        if (!run) throw new Error(`The job "${id}" needs "${name}", which is not above it.`);
        return [name, { result: run.result, outputs: run.outputs }];
      }),
    );
    done[id] = runJob(job, { ...around.contexts, needs }, around);
  }
  return done;
}

function runJob(job: Job, contexts: Contexts & { needs: unknown }, around: Surroundings): JobRun {
  const results = Object.values(contexts.needs as Record<string, { result: Result }>);
  const ofNeeds: Status = results.every(({ result }) => result === 'success')
    ? 'success'
    : 'failure';
  const run: JobRun = { result: 'success', outputs: {}, steps: {}, log: '', summary: '' };
  if (!isToRun(job.if, contexts, ofNeeds)) return { ...run, result: 'skipped' };
  const folder = temporaryFolder();
  const steps: Record<string, { outcome: Result; outputs: Record<string, string> }> = {};
  let status: Status = 'success';
  for (const [index, step] of job.steps.entries()) {
    const known: Contexts = { ...contexts, steps };
    const files = join(folder, `step-${index}`);
    const isRun = isToRun(step.if, known, status);
    const { code, output, outputs, summary } = isRun
      ? runStep(step, known, status, folder, files, around)
      : { code: 0, output: '', outputs: {}, summary: '' };
    if (code !== 0) status = 'failure';
    if (step.id) {
      steps[step.id] = {
        outcome: !isRun ? 'skipped' : code === 0 ? 'success' : 'failure',
        outputs,
      };
    }
    if (isRun) run.steps[step.name ?? step.uses ?? String(index)] = code;
    run.log += output;
    run.summary += summary;
  }
  for (const [name, text] of Object.entries(job.outputs)) {
    run.outputs[name] = fillExpressions(text, { ...contexts, steps }, status);
  }
  return { ...run, result: status };
}

function runStep(
  step: Step,
  contexts: Contexts,
  status: Status,
  folder: string,
  files: string,
  around: Surroundings,
) {
  const workspace = join(folder, 'workspace');
  const [output, summary] = [`${files}-output`, `${files}-summary`];
  if (step.run === undefined) {
    return { code: 0, output: '', outputs: runAction(step, workspace, around), summary: '' };
  }
  for (const file of [output, summary]) writeFileSync(file, '');
  writeFileSync(`${files}-script`, step.run);
  const github = contexts.github as Record<string, unknown>;
  const event = `${files}-event.json`;
  writeFileSync(event, JSON.stringify(github.event ?? {}));
  const {
    status: code,
    stdout,
    stderr,
  } = spawnSync('bash', ['-e', `${files}-script`], {
    cwd: existsSync(workspace) ? workspace : folder,
    encoding: 'utf8',
    // Nothing of the machine's environment, because a runner has none of it.
    env: {
      PATH: `${programsIn(folder, around.programs)}:${process.env.PATH}`,
      HOME: join(folder, 'home'),
      LANG: 'C.UTF-8',
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: String(github.event_name),
      GITHUB_EVENT_PATH: event,
      GITHUB_OUTPUT: output,
      GITHUB_REF: String(github.ref),
      GITHUB_REPOSITORY: String(github.repository),
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_SHA: String(github.sha),
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_WORKSPACE: workspace,
      ...around.env,
      ...Object.fromEntries(
        Object.entries(step.env).map(([name, text]) => [
          name,
          fillExpressions(text, contexts, status),
        ]),
      ),
    },
  });
  return {
    code: code ?? 1,
    output: stdout + stderr,
    outputs: Object.fromEntries(
      readFileSync(output, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    ),
    summary: readFileSync(summary, 'utf8'),
  };
}

function runAction(step: Step, workspace: string, around: Surroundings): Record<string, string> {
  const action = step.uses?.split('@')[0];
  if (action === 'actions/checkout') {
    const depth = Number(step.with['fetch-depth'] ?? 1);
    const arguments_ = ['clone', '--quiet', ...(depth > 0 ? [`--depth=${depth}`] : [])];
    const { status, stderr } = spawnSync(
      'git',
      [...arguments_, `file://${around.repository}`, workspace],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    mkdirSync(around.distDir, { recursive: true });
    symlinkSync(around.distDir, join(workspace, 'dist'));
    // A runner has no earlier build. Bundles and pages stay, so that each run is quick.
    for (const file of ['hosts', 'reports', 'vercel', 'cache/published.json']) {
      rmSync(join(around.distDir, file), { recursive: true, force: true });
    }
    return {};
  }
  if (action === 'actions/upload-artifact') {
    const path = String(step.with.path);
    if (!existsSync(join(workspace, path))) throw new Error(`There is no ${path} to upload.`);
    return { 'artifact-url': `https://github.com/o/r/actions/runs/1/artifacts/${step.with.name}` };
  }
  return {};
}

function programsIn(folder: string, programs: Readonly<Record<string, string>>): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/bash\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
}
