import type { FieldError } from '#schemas/enquiryForms.ts';

/** Why a request is not accepted: thrown by whatever finds it out, and turned into an answer in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  /** `title` says to whoever sent the request what is wrong and what to do, in a sentence or two. */
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
