/** The name of the content folder in findings, wherever the folder is. */
export const CONTENT_LABEL = 'content';
