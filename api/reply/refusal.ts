import type { FieldError } from '#schemas/enquiryForms.ts';

/** The reason why a request is not accepted. Checks throw it, and `problem` or `formPage` turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  /** `title` says what is wrong and what to do, in one or two sentences for the sender of the request. */
  constructor(
    status: Refusal['status'],
    title: string,
    more: { errors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(title);
    this.status = status;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
  }
}
