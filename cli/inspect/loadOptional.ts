import { errorCode } from '#cli/files/errorCode.ts';

/** Calls `load`, which imports a package that not every site has. Returns `undefined` if the package is not installed. */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') {
      return undefined;
    }
    throw error;
  }
}
