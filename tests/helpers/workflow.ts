import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '#cli/project.ts';

const Texts = z.record(z.string(), z.string());
const StepSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: Texts.default({}),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});
const JobSchema = z.object({
  name: z.string(),
  needs: z.union([z.string().transform((name) => [name]), z.array(z.string())]).default([]),
  if: z.string().optional(),
  outputs: Texts.default({}),
  'timeout-minutes': z.number().optional(),
  permissions: z.unknown().optional(),
  steps: z.array(StepSchema),
});
const WorkflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({
    group: z.string(),
    'cancel-in-progress': z.union([z.boolean(), z.string()]),
  }),
  jobs: z.record(z.string(), JobSchema),
});

export type Step = z.infer<typeof StepSchema>;
export type Job = z.infer<typeof JobSchema>;
export type Workflow = z.infer<typeof WorkflowSchema>;

/** Reads a workflow of this repository. */
export function readWorkflow(name: string): { text: string; workflow: Workflow } {
  const text = readFileSync(join(projectRoot, '.github/workflows', name), 'utf8');
  return { text, workflow: WorkflowSchema.parse(parse(text)) };
}
