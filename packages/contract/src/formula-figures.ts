import type { Language } from './language.ts'

/**
 * A formula as a language writes its figures. In German the comma is the decimal sign, so figures in a row are separated by
 * semicolons: `max(3.67, 5)` is `max(3,67; 5)`.
 */
export const formulaIn = (formula: string, language: Language): string =>
  language === 'de' ? formula.replaceAll(', ', '; ').replaceAll(/(\d)\.(\d)/g, '$1,$2') : formula
