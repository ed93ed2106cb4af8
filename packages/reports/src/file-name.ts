import type { Statement, StatementLanguage } from '@esrs/contract'

/** The name of a statement’s files, without signs that a folder or an address could take amiss. */
export function fileNameOf(
  { company, year, issue }: Pick<Statement, 'company' | 'year' | 'issue'>,
  language: StatementLanguage,
): string {
  const name = company.name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  return [name || 'company', year, language, issue ? `v${issue.number}` : 'draft'].join('-')
}
