/**
 * The error of a store that cannot do its work. The message says what happened and what the operator should do. It contains no personal
 * data.
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /**
   * `full`: there is no space left. `down`: the store cannot be reached. `denied`: the store refuses access. `config`: the store is not set
   * up. `missing`: the database file does not exist, and must not be created.
   */
  readonly reason: 'full' | 'down' | 'denied' | 'config' | 'missing';

  constructor(reason: StoreUnavailable['reason'], message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
