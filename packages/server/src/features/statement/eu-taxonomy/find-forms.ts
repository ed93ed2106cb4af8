import type { TaxonomyFoundForm, TaxonomyKpi } from '@esrs/contract'
import { type FoundForm, readTaxonomyForms } from '@esrs/engine/eu-taxonomy'
import type { Tenant } from '../../../database/tenant.ts'
import type { DocumentPageText, Documents } from '../../documents/index.ts'

/** A page with a form names its first part, and speaks of the taxonomy or of its codes. */
const patterns = [String.raw`\mA\.? ?1\M`, String.raw`taxonom|N/EL|\m(CCM|CCA) ?\d`]

/** The forms speak of the currency of the Union. */
const currencyOfForms = 'EUR'

type Read = FoundForm & { document: { id: string; name: string } }
/** A form of a document, and whether its figures can be used. */
export interface StatedForm extends Omit<TaxonomyFoundForm, 'use'> {
  use: 'open' | 'conflict' | 'year' | 'currency'
}

/** What the company's own documents state in forms of Article 8 for a year, the newest document first. */
export async function findForms(
  { documents }: { documents: Pick<Documents, 'matchingPages'> },
  tenant: Tenant,
  { year, currency }: { year: number; currency: string },
): Promise<StatedForm[]> {
  const read = byDocument(await documents.matchingPages(tenant, patterns)).filter(
    (form) => form.year === null || form.year === year,
  )
  const sure = read.filter((form) => form.year === year)
  return read.map((form) => ({
    ...stated(form),
    use: form.year === null ? 'year' : currency !== currencyOfForms ? 'currency' : useOf(form, sure),
  }))
}

function byDocument(pages: readonly DocumentPageText[]): Read[] {
  const ids = [...new Set(pages.map(({ documentId }) => documentId))]
  return ids.flatMap((id) => {
    const own = pages.filter(({ documentId }) => documentId === id)
    const { title, language, year } = own[0]!
    const texts = own.map(({ page, text }) => ({ number: page, text }))
    return readTaxonomyForms(texts, { language: language ?? 'en', year }).map((form) => ({
      ...form,
      document: { id, name: title },
    }))
  })
}

/** Two documents that state the same may both be used; where they do not, a person has to say which holds. */
const useOf = (form: Read, all: readonly Read[]): 'open' | 'conflict' =>
  all.every((other) => other.kpi !== form.kpi || figuresOf(other) === figuresOf(form)) ? 'open' : 'conflict'

const figuresOf = ({ total, rows }: Read): string =>
  [total.amount, ...rows.map(({ codes, group, amount }) => [...codes, group, amount].join(' ')).sort()].join('|')

const stated = ({ kpi, year, document, total, rows, unread, differs }: Read): Omit<StatedForm, 'use'> => ({
  kpi,
  year,
  document,
  total,
  rows: rows.map(({ codes, name, group, amount, page, excerpt, prior, kind, isHarmless }) => ({
    codes: [...codes],
    name,
    group: group === 'aligned' ? ('aligned' as const) : ('not_aligned' as const),
    amount,
    page,
    excerpt,
    prior,
    kind,
    harmless: isHarmless,
  })),
  unread: unread.map((one) => ({ ...one })),
  differs,
})

/** The form of each KPI that is used: that of the newest document. */
export const usedForms = (forms: readonly StatedForm[]): Map<TaxonomyKpi, StatedForm> => {
  const used = new Map<TaxonomyKpi, StatedForm>()
  for (const form of forms) if (form.use === 'open' && !used.has(form.kpi)) used.set(form.kpi, form)
  return used
}
