/** The store cannot do its work. The message says what happened and what the operator should do; it holds no personal data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** `full`: there is no room left. `down`: it cannot be reached. `denied`: it refuses. `config`: it is not set up. */
  readonly reason: 'full' | 'down' | 'denied' | 'config';

  constructor(reason: StoreUnavailable['reason'], message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
