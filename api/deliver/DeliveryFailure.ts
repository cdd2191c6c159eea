/** The failure of one attempt to notify a recipient. The message is one line without personal data, for the log and the list of failures. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** Whether the recipient's server has refused permanently, so that a retry cannot succeed. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}
