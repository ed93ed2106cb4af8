/** How much larger than its frame a page may be shown. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

export const usualZoom = zooms.indexOf(1)
