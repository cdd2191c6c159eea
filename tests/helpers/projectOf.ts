import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#cli/project.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { contentDir, temporaryFolder } from './contentDir.ts';
import type { ContentFiles } from './contentDir.ts';
import { minimalImages } from './minimalContent.ts';

/** Creates a project in temporary folders: the minimal content with some files changed, its pictures, and an output folder. */
export function projectOf(files: ContentFiles = {}): Project {
  const folder = temporaryFolder();
  for (const image of minimalImages) {
    const path = join(folder, 'public', image);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  return {
    codeRoot: projectRoot,
    siteRoot: projectRoot,
    contentDir: contentDir(files),
    publicDir: join(folder, 'public'),
    distDir: join(folder, 'dist'),
  };
}

/** Writes files into the content of a project. */
export function edit(
  { contentDir: folder }: Project,
  files: Readonly<Record<string, string>>,
): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

/** Returns every file below a folder with its text, or with its inode and modification time. */
export function snapshot(folder: string, of: 'text' | 'identity' = 'text'): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => {
        const path = join(folder, file);
        const { ino, mtimeMs } = statSync(path);
        return [file, of === 'text' ? readFileSync(path, 'utf8') : `${ino} ${mtimeMs}`];
      }),
  );
}

/** Returns a terminal that records its output. */
export function recordingTerminal(): Terminal & { printed: string; noted: string } {
  return {
    printed: '',
    noted: '',
    colour: false,
    interactive: false,
    print(text) {
      this.printed += text;
    },
    note(text) {
      this.noted += text;
    },
  };
}
