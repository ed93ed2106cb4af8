/** Where words that say something of a figure stand, from its own label to the heading of the section. */
export const sources = ['own', 'parent', 'column', 'caption', 'heading'] as const
export type Source = (typeof sources)[number]

/**
 * What an observation states: the figure of a cell or of a clause, that there is none or that it is all of them, or no more than
 * that something is so.
 */
export type ObservationKind = 'cell' | 'figure' | 'none' | 'all' | 'assertion'
