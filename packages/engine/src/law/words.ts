import stored from './words.json' with { type: 'json' }

/** Sentences of the law with the acts behind them, in both languages. */
export const words = stored

/** Why the law asks something of a company, what is not certain, and what happens on a day: keys of the words. */
export type LegalReason = keyof (typeof stored)['reasons']
export type LegalDoubt = keyof (typeof stored)['uncertain']
export type DeadlineCode = keyof (typeof stored)['deadlines']
