/** Characters that begin a formula in a spreadsheet, and their neutral form. */
const formula = /^'*[=+\-@\t\r\n]/
const neutralised = /^'+[=+\-@\t\r\n]/

/** Text that a spreadsheet would take for a formula, made text again. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text as it was before `neutral`. */
export const unescapeFormula = (text: string): string => (neutralised.test(text) ? text.slice(1) : text)
