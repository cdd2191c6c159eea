/** What a visitor reads when an enquiry could not be sent (specification, section 8). */
export const FAILURE_TEXT = 'Sorry, something went wrong. Please try again later.';
