import type { FieldError } from '#schemas/enquiryForms.ts';
import { fillWords } from '#schemas/fillWords.ts';
import type { EnquiriesWords } from '#schemas/words/enquiries.ts';

/** The values of the variables in the words. */
type Values = Readonly<Record<string, string>>;

/** A part of a request that is not accepted, with the name of its sentence in the words. */
export interface Fault {
  field: string;
  problem: keyof EnquiriesWords['problems'];
  values?: Values;
}

/** The reason why a request is not accepted. Checks throw it, and `problem` or `formPage` turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly reason: keyof EnquiriesWords['refusals'];
  readonly headers: Readonly<Record<string, string>>;
  readonly #values: Values;
  readonly #faults: readonly (Fault | FieldError)[];

  /** `reason` is the name of the sentence that says what is wrong and what to do, and `values` are those of its variables. */
  constructor(
    status: Refusal['status'],
    reason: Refusal['reason'],
    more: {
      values?: Values;
      errors?: readonly (Fault | FieldError)[];
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.headers = more.headers ?? {};
    this.#values = more.values ?? {};
    this.#faults = more.errors ?? [];
  }

  /** Returns the reason and the errors in words for the sender of the request. */
  inWords({ refusals, problems }: EnquiriesWords): {
    message: string;
    errors: readonly FieldError[];
  } {
    return {
      message: fillWords<string>(refusals[this.reason], this.#values),
      errors: this.#faults.map((fault) =>
        'message' in fault
          ? fault
          : {
              field: fault.field,
              message: fillWords<string>(problems[fault.problem], fault.values ?? {}),
            },
      ),
    };
  }
}
