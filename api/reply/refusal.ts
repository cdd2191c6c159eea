import type { FieldError } from '#schemas/enquiryForms.ts';

/** The reason why a request is not accepted. Checks throw it, and one place turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  /** `title` tells the sender of the request what is wrong and what to do, in one or two sentences. */
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
