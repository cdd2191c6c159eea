import { statSync } from 'node:fs';

/** The state of the three files of an SQLite database: enough to notice that one was moved, replaced or written by another program. */
export interface FileMarks {
  /** Device and inode of the database, of its write-ahead log (`-wal`) and of its index (`-shm`); undefined if there is no such file. */
  main: string | undefined;
  log: string | undefined;
  index: string | undefined;
  /** Size and time of change of the database. In WAL mode, only a checkpoint changes them. */
  content: string | undefined;
}

/**
 * Returns the marks of the database that has a name now, and of the log and the index beside `path`, the path of the open database without
 * symbolic links. A missing file has no marks; throws the other errors of `stat`.
 */
export function fileMarks(name: string, path = name): FileMarks {
  const main = stat(name);
  return {
    main: identity(main),
    log: identity(stat(`${path}-wal`)),
    index: identity(stat(`${path}-shm`)),
    content: main && `${main.size} ${main.mtimeNs}`,
  };
}

/** Returns whether two sets of marks describe the same files in the same state. */
export function sameMarks(one: FileMarks, other: FileMarks): boolean {
  return (
    one.main === other.main &&
    one.log === other.log &&
    one.index === other.index &&
    one.content === other.content
  );
}

// Inode numbers of some file systems exceed what a number can hold.
const stat = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });

function identity(stats: ReturnType<typeof stat>): string | undefined {
  return stats && `${stats.dev}:${stats.ino}`;
}
