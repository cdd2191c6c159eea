/** The reason why visitors cannot see an entry. */
export type HiddenReason = 'draft' | 'planned';
