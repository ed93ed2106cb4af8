/** Languages of the product, of its texts and of what it answers. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]
