/** The user id of "nobody". */
const NOBODY = 65_534;

/** Runs something without the rights of root, who may read every file; a container's tests often run as root. */
export async function asOrdinaryUser<T>(run: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return run();
  process.seteuid?.(NOBODY);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}
