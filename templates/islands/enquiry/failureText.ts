/** The message that is shown if an enquiry could not be sent (docs/behaviour.md#forms). */
export const FAILURE_TEXT = 'Sorry, something went wrong. Please try again later.';
