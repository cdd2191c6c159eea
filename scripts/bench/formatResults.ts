import { markdownTable } from '../markdownTable.ts';
import type { CommandFigures } from './measureCommands.ts';
import type { BuildFigures, BuildKind, CheckFigures } from './measureSize.ts';

export interface Results {
  machine: string;
  /** The number of towns of the real content. */
  realTowns: number;
  builds: BuildFigures[];
  checks: CheckFigures[];
  commands: CommandFigures[];
}

/** A target for a figure. `holds` returns `undefined` if it does not apply to a build. */
interface Target {
  label: string;
  holds(build: BuildFigures, floor: BuildFigures, realTowns: number): boolean | undefined;
}

const PAGES_OF_THE_MEMORY_TARGET = 43_500;

const targets: readonly Target[] = [
  {
    label: 'CPU ≤ 3× floor',
    holds: ({ kind, cpuSeconds }, floor) =>
      kind === 'full' ? cpuSeconds <= 3 * floor.cpuSeconds : undefined,
  },
  {
    label: 'wall ≤ 0.35× floor',
    holds: ({ kind, towns, wallSeconds }, floor, realTowns) =>
      kind === 'unchanged' && towns === realTowns
        ? wallSeconds <= 0.35 * floor.wallSeconds
        : undefined,
  },
  {
    label: 'wall ≤ 0.5 s',
    holds: ({ kind, wallSeconds }) => (kind === 'unchanged' ? wallSeconds <= 0.5 : undefined),
  },
  {
    label: 'wall ≤ 0.9 s',
    holds: ({ kind, wallSeconds }) => (kind === 'one town' ? wallSeconds <= 0.9 : undefined),
  },
  {
    label: 'peak < 500 MB',
    holds: ({ kind, pages, peakMegabytes }) =>
      kind !== 'floor' && pages >= PAGES_OF_THE_MEMORY_TARGET ? peakMegabytes < 500 : undefined,
  },
];

const kindLabels: Record<BuildKind, string> = {
  floor: 'floor: bare loop, one thread',
  full: 'full build, empty output folder',
  unchanged: 'build again, nothing changed',
  'one town': "build again, one town's text changed",
};

const checkLabels: Record<CheckFigures['kind'], string> = {
  first: 'site check, nothing cached',
  unchanged: 'site check again, nothing changed',
  'one town': "site check after a build with one town's text changed",
};

/** Formats the figures as Markdown, with an explanation. */
export function formatResults({ machine, realTowns, builds, checks, commands }: Results): string {
  const buildRows = builds.flatMap((build) => {
    const floor = builds.find(({ kind, towns }) => kind === 'floor' && towns === build.towns);
    return floor ? [buildRow(build, floor, realTowns)] : [];
  });
  return [
    `${machine} The content has ${realTowns} real towns; other sizes leave some out or add invented ones.`,
    '',
    ...markdownTable(
      [
        'towns',
        'pages',
        'what',
        'wall s',
        'CPU s',
        'peak MB',
        'pages/s',
        'rendered',
        'page phase s',
        'target',
      ],
      buildRows,
    ),
    '',
    'In brackets: times the figure of the floor of the same size.',
    '- wall: from the start of the process to its end. CPU: user and system, all threads, Node processes that it starts included, Git not.',
    '- peak: the most memory held at once; a process that the command starts counts together with the command, without the program of Node that both map.',
    '- pages/s: pages of the site through wall seconds. Page phase: rendering and writing alone, from the loading of the bundle on.',
    '- The first run of each kind also warms the disk, the compile cache of Node and the dependencies of Vite; it counts like the others.',
    '- Full builds and floors are measured in turns, each into a folder of its own; nothing is removed before the end.',
    '- Figures are medians of three runs, or as many as --runs says. Without it, full builds and floors above 1,160 towns run once. The first check of a size always runs once.',
    '- The text of the same town changes before every run of "one town\'s text changed".',
    '',
    ...markdownTable(
      ['towns', 'pages', 'what', 'wall s', 'CPU s', 'peak MB'],
      checks.map(checkRow),
    ),
    '',
    ...markdownTable(['command', 'wall s', 'CPU s', 'peak MB'], commands.map(commandRow)),
    '',
  ].join('\n');
}

function buildRow(build: BuildFigures, floor: BuildFigures, realTowns: number): string[] {
  const { kind, towns, pages, rendered, wallSeconds, cpuSeconds, peakMegabytes, pagesSeconds } =
    build;
  const beside = (text: string, figure: number, ofFloor: number) =>
    build === floor || figure === 0 ? text : `${text} (${(figure / ofFloor).toFixed(2)}×)`;
  return [
    grouped(towns),
    grouped(pages),
    kindLabels[kind],
    beside(wallSeconds.toFixed(2), wallSeconds, floor.wallSeconds),
    beside(cpuSeconds.toFixed(2), cpuSeconds, floor.cpuSeconds),
    beside(grouped(peakMegabytes), peakMegabytes, floor.peakMegabytes),
    grouped(pages / wallSeconds),
    grouped(rendered),
    beside(pagesSeconds.toFixed(2), pagesSeconds, floor.pagesSeconds),
    targetsOf(build, floor, realTowns),
  ];
}

function targetsOf(build: BuildFigures, floor: BuildFigures, realTowns: number): string {
  return targets
    .flatMap(({ label, holds }) => {
      const met = holds(build, floor, realTowns);
      return met === undefined ? [] : [`${label}: ${met ? 'met' : '**not met**'}`];
    })
    .join('; ');
}

function checkRow({ kind, towns, pages, ...usage }: CheckFigures): string[] {
  return [grouped(towns), grouped(pages), checkLabels[kind], ...usageCells(usage)];
}

function commandRow({ command, ...usage }: CommandFigures): string[] {
  return [command, ...usageCells(usage)];
}

function usageCells({
  wallSeconds,
  cpuSeconds,
  peakMegabytes,
}: Omit<CommandFigures, 'command'>): string[] {
  return [wallSeconds.toFixed(2), cpuSeconds.toFixed(2), grouped(peakMegabytes)];
}

function grouped(amount: number): string {
  return Math.round(amount).toLocaleString('en-GB');
}
