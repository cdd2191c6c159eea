import { printable } from './printable.ts';

/**
 * Returns the report of a failure of our code or of the machine. If the cause is known, such as a full disk, it is one sentence. For any other cause,
 * it has the stack and says how to report the failure, because content can never cause one. With `ownTemplates`, a template of the site may have
 * caused it.
 */
export function reportFailure(error: unknown, { ownTemplates = false } = {}): string {
  const code = codeOf(error);
  const sentence = knownFailures[code];
  if (sentence)
    return `\n${sentence}\n  (${printable(error instanceof Error ? error.message : code)})\n`;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const [culprit, advice] = ownTemplates
    ? [
        'a template of your site (site.config.ts) or of the site builder, not of your content',
        'If the lines above name a component of yours, correct it. Otherwise, please report them with the output of "node --version".',
      ]
    : [
        'the site builder, not of your content',
        'Please report it with the lines above and the output of "node --version".',
      ];
  return `
This is a fault of ${culprit}.

${printable(stack)}

${advice}
`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return '';
  // If a file is missing, which is a fault of ours, the code is the same.
  const isPackage =
    error.code === 'ERR_MODULE_NOT_FOUND' && error.message.startsWith('Cannot find package ');
  return isPackage ? 'PACKAGE_MISSING' : String(error.code);
}

const FILE_IN_PLACE_OF_FOLDER =
  'There is a file in place of a folder. Move it away, or choose another output folder with --dist.';
const FOLDER_IN_PLACE_OF_FILE =
  'There is a folder in place of a file. Move it away, or choose another output folder with --dist.';

const knownFailures: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space and run the command again; nothing is lost.',
  EDQUOT:
    'Your share of the disk is full. Free some space and run the command again; nothing is lost.',
  EIO: 'The disk cannot be read or written. Check it, and choose another output folder with --dist.',
  EPERM:
    'A file or folder may not be changed. Correct its permissions or attributes and run the command again.',
  OUTPUT_DAMAGED: 'A file of the output was damaged and has been removed. Run the command again.',
  EACCES:
    'A file or folder may not be read or written. Correct its permissions and run the command again.',
  ENOTDIR: FILE_IN_PLACE_OF_FOLDER,
  EEXIST: FILE_IN_PLACE_OF_FOLDER,
  EISDIR: FOLDER_IN_PLACE_OF_FILE,
  ERR_FS_EISDIR: FOLDER_IN_PLACE_OF_FILE,
  EXDEV:
    'The folders of the output are on different file systems. Choose an output folder that is on one of them with --dist.',
  EROFS: 'The disk is read-only. Choose another output folder with --dist.',
  EMFILE: 'Too many files are open. Raise the limit ("ulimit -n 4096") and run the command again.',
  PACKAGE_MISSING:
    'A package is not installed. Run "npm install" in the folder of the site and run the command again.',
  FONT_DAMAGED:
    'A font file of a package is damaged. Run "npm ci", which installs all packages again, and run the command again.',
  GLOB_TOO_WIDE:
    'The glob has too many readings to try them all. Name fewer alternatives and wildcards, such as "/locations/{leeds,york}/**".',
  EADDRINUSE: 'The port is in use. Choose another with --port.',
};
