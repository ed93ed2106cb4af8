import type { Page } from '@playwright/test'

/** Overlap of pictures in pixels, because the page's header stays over the top of each. */
const overlap = 240

/** Smallest height of a window in pixels. */
const lowest = 844

/** Highest number of pictures of a page. */
const most = 5

/**
 * Takes what of a page is below its window, in further pictures `file-2.png`, `file-3.png` … as high as the window is now or
 * less, up to the fifth. The page is scrolled as a person would, so that lists that grow by that are in the pictures.
 */
export async function takeBelow(page: Page, file: string, settled: () => Promise<void>): Promise<void> {
  const { width, height: highest } = page.viewportSize()!
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await settled()
  }
  let bottom = highest
  for (let part = 2; part <= most; part += 1) {
    const rest = (await page.evaluate(() => document.documentElement.scrollHeight)) - bottom
    if (rest < 1) break
    const height = Math.min(highest, Math.max(lowest, overlap + rest))
    await page.setViewportSize({ width, height })
    await scrollTo(bottom - overlap)
    await page.screenshot({ path: `${file}-${part}.png`, animations: 'disabled' })
    bottom = await page.evaluate(() => window.scrollY + window.innerHeight)
  }
}
