import { errorCode } from './errorCode.ts';

/** A failure of the machine, such as a full disk, as a process tells the one that started it. */
export interface ProcessFailure {
  failure: { code: string; message: string };
}

/** Returns an error of the system for another process, or `undefined` for any other error, whose stack is needed. */
export function failureOf(error: unknown): ProcessFailure | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  return { failure: { code: errorCode(error), message: error.message } };
}

/** Returns the error that a message of another process has, or `undefined` if the message is not that of a failure. */
export function errorIn(message: unknown): Error | undefined {
  if (typeof message !== 'object' || message === null || !('failure' in message)) return undefined;
  const { code, message: text } = (message as ProcessFailure).failure;
  return Object.assign(new Error(text), { code });
}
