/** The failure of one try to notify a recipient. The message is one line without personal data, for the log and the list of failures. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** Whether the other side has said that another try is of no use. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}
