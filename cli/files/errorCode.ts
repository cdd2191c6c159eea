/** Returns the code of an error of Node or the system, such as "ENOENT", or an empty string if it has none. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
