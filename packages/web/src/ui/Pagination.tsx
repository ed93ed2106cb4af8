import { Button } from './Button.tsx'
import { Select } from './Select.tsx'
import { useUiTexts } from './texts.tsx'

interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  count: number
  pageSize: number
  onPage: (page: number) => void
  pageSizes?: readonly number[]
  onPageSize?: (size: number) => void
}

/**
 * The foot of a list: page size, what is shown, previous and next. A list of no row or one has none, and where all is on one
 * page there is nothing to turn; only beside a choice of page sizes the place stays, because a click there makes pages.
 */
export function Pagination({ page, pages, count, pageSize, onPage, pageSizes, onPageSize }: PaginationProps) {
  const texts = useUiTexts()
  const number = texts.formatNumber
  const last = Math.max(1, pages)
  const turns = last > 1 || page > 1 || Boolean(pageSizes && onPageSize)
  const from = (page - 1) * pageSize + 1
  if (count === 0 || (count === 1 && !turns)) return null
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-4 py-2 text-sm">
      {pageSizes && onPageSize && (
        <Select
          aria-label={texts.rowsPerPage}
          value={String(pageSize)}
          onChange={(value) => onPageSize(Number(value))}
          options={pageSizes.map((size) => ({ value: String(size), label: texts.perPage(number(size)) }))}
          className="w-auto! text-sm!"
        />
      )}
      <span className="num text-muted">
        {texts.range(number(from), number(Math.min(page * pageSize, count)), number(count))}
      </span>
      {turns && (
        <span className="ml-auto flex items-center gap-2">
          <span className="num mr-2 text-secondary">{texts.pageOf(number(page), number(last))}</span>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts.previous}
          </Button>
          <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
            {texts.next}
          </Button>
        </span>
      )}
    </div>
  )
}
