/** Runs Vike without its own progress and request log; the command line prints its own. */
export async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const { log, info } = console;
  console.log = () => {};
  console.info = () => {};
  try {
    return await run();
  } finally {
    Object.assign(console, { log, info });
  }
}
