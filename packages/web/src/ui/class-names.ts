/** Joins the class names that are there. */
export const cx = (...parts: Array<string | false | null | undefined>): string => parts.filter(Boolean).join(' ')
