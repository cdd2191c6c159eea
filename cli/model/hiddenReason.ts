/** The reason why visitors cannot see a post. */
export type HiddenReason = 'draft' | 'planned';
