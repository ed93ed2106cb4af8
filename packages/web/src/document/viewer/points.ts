import type { Box } from '@esrs/contract'

/** Something on a page that can be pointed at: where it stands, and what it says. */
export interface Point {
  key: string
  /** Where it stands on the page; `null` where the file has no positions. */
  box: Box | null
  cell: string | null
  /** What stands there, for those who do not see it. */
  label: string
  isChosen: boolean
  onChoose: () => void
}

/** The points of one page of an open document. */
export interface Points {
  page: number
  places: readonly Point[]
}
