/** Vike's remark that Vite is loaded in production: here it is, for bundles and shells are made in one process. */
const EXPECTED_WARNING = 'https://vike.dev/warning/setup';

/** Runs Vike without its own progress and request log; the command line prints its own. Other warnings are let through. */
export async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const { log, info, warn } = console;
  console.log = () => {};
  console.info = () => {};
  console.warn = (...parts: unknown[]) => {
    if (!parts.some((part) => String(part).includes(EXPECTED_WARNING))) warn(...parts);
  };
  try {
    return await run();
  } finally {
    Object.assign(console, { log, info, warn });
  }
}
