/** The user id of "nobody". */
const NOBODY = 65_534;

/** Runs a function without the rights of root, who may read every file. Tests in a container often run as root. Returns its result. */
export async function asOrdinaryUser<T>(run: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return run();
  process.seteuid?.(NOBODY);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}
