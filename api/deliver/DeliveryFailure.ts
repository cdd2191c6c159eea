/** A notification did not arrive. The message is one line without personal data, for the list of failed notifications. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** Whether the other side has said that trying again is of no use. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}
