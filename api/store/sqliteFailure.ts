import { StoreUnavailable } from './StoreUnavailable.ts';

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html). */
const PERM = 3;
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

/**
 * Converts an error of the embedded database to one with a message for the operator. Returns errors that do not come from the disk
 * unchanged.
 */
export function sqliteFailure(error: unknown, file: string): Error {
  if (error instanceof StoreUnavailable) return error;
  const { errcode, code, syscall } = error as { errcode?: number; code?: string; syscall?: string };
  const failure = (reason: StoreUnavailable['reason'], text: string) =>
    new StoreUnavailable(reason, text, { cause: error });
  if (code === 'ENOSPC' || code === 'EDQUOT') return full(failure, file);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return denied(failure, file);
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'EISDIR') {
    return failure(
      'config',
      `${file} cannot be created. Set ENQUIRIES_DB to a file in a folder of its own.`,
    );
  }
  if (code === 'EMFILE' || code === 'ENFILE') {
    return failure(
      'down',
      `${file} cannot be opened: too many files are open. Raise the limit (LimitNOFILE, ulimit -n); nothing has to be restarted once there are fewer.`,
    );
  }
  if (syscall !== undefined) {
    return failure(
      'config',
      `${file} cannot be used (${code}). Look at its disk, or set ENQUIRIES_DB to another file.`,
    );
  }
  // The low byte is the primary code. The other bytes give details.
  switch ((errcode ?? 0) & 0xff) {
    case FULL:
      return full(failure, file);
    case IOERR:
      return failure(
        'full',
        `${file} cannot be written: the disk is full or fails. Free some space or look at the disk; nothing has to be restarted.`,
      );
    case PERM:
    case READONLY:
    case CANTOPEN:
      return denied(failure, file);
    case BUSY:
      return failure(
        'down',
        `${file} has been locked by another program for more than 5 seconds. End that program; nothing has to be restarted.`,
      );
    case CORRUPT:
    case NOTADB:
      return damagedFile(file, error);
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** Returns the failure of a file that is damaged, or that is not a database. */
export function damagedFile(file: string, cause?: unknown): StoreUnavailable {
  return new StoreUnavailable(
    'down',
    `${file} is damaged. Move it away together with ${file}-wal and ${file}-shm: the next enquiry creates a new file, and nothing has to be restarted. "sqlite3 <moved file> .recover" reads the old one.`,
    { cause },
  );
}

/** Returns the failure of a file that does not exist, although it must not be created. */
export function missingFile(file: string): StoreUnavailable {
  return new StoreUnavailable(
    'missing',
    `The file of enquiries ${file} does not exist. A server creates it, at the latest with the first enquiry. If a server has run, set ENQUIRIES_DB here to the file that it names when it starts.`,
  );
}

/** Returns the failure of a file that another program replaces during each attempt to use it. */
export function replacedFile(file: string): StoreUnavailable {
  return new StoreUnavailable(
    'down',
    `${file} is replaced again and again. End the program that does it.`,
  );
}

/** Returns the failure of a disk with too little room for an enquiry. */
export function almostFullDisk(file: string): StoreUnavailable {
  return new StoreUnavailable(
    'full',
    `The disk of ${file} is almost full. Free some space, or move the file and set ENQUIRIES_DB; nothing has to be restarted once there is room.`,
  );
}

type Failure = (reason: StoreUnavailable['reason'], text: string) => StoreUnavailable;

function full(failure: Failure, file: string): StoreUnavailable {
  return failure(
    'full',
    `The disk of ${file} is full. Free some space, or move the file and set ENQUIRIES_DB; nothing has to be restarted once there is room.`,
  );
}

function denied(failure: Failure, file: string): StoreUnavailable {
  return failure(
    'denied',
    `${file} cannot be opened for writing. Give the user of this process the right to write it, ${file}-wal and ${file}-shm if they exist, and its folder, or set ENQUIRIES_DB.`,
  );
}
