import type { Statement, StatementLanguage } from '@esrs/contract'

/** File name of a statement, without characters that are unsafe in paths or addresses. */
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
