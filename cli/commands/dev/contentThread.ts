import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls } from '#cli/dev/threadCalls.ts';
import type { Project } from '#cli/project.ts';
import { startContentService } from './startContentService.ts';

/** The thread that reads, checks and plans the content for `site dev`, so that the server responds in the meantime. */
const { project, colour }: { project: Project; colour: boolean } = workerData;
if (parentPort) answerCalls(parentPort, startContentService(project, { colour }));
