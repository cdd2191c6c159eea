import { errorCode } from './errorCode.ts';

/** A failure of the machine, such as a full disk or a missing package, as a process tells the one that started it. */
interface ProcessFailure {
  failure: { code: string; message: string };
}

/**
 * Ends this process because of an error. Sends an error of the system, or of a package that is not installed, to the process that started this
 * one, which reports it. Prints any other error with its stack, which is needed.
 */
export function exitWith(error: unknown): void {
  const failure = failureOf(error);
  if (failure && process.send) {
    process.send(failure, () => process.exit(1));
    return;
  }
  console.error(error);
  process.exit(1);
}

function failureOf(error: unknown): ProcessFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  // If a file is missing, which is a fault of ours, the code is the same.
  if (errorCode(error) === 'ERR_MODULE_NOT_FOUND' && message.startsWith('Cannot find package ')) {
    return { failure: { code: 'PACKAGE_MISSING', message } };
  }
  return 'syscall' in error ? { failure: { code: errorCode(error), message } } : undefined;
}

/** Returns the error that a message of another process has, or `undefined` if the message is not that of a failure. */
export function errorIn(message: unknown): Error | undefined {
  if (typeof message !== 'object' || message === null || !('failure' in message)) return undefined;
  const { code, message: text } = (message as ProcessFailure).failure;
  return Object.assign(new Error(text), { code });
}
