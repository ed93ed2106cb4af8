import path from 'node:path'
import type { Plugin } from 'vite'

/** A page of the route table, by its file. */
export interface RoutedPage {
  path: string
  /** Below `src`, with a slash before it. */
  file: string
  access: string
}

/** The pages of the route table, in its order. */
export const pagesOf = (routes: string): RoutedPage[] =>
  [...routes.matchAll(/path: '([^']+)'[\s\S]*?access: '(\w+)'[\s\S]*?import\('\.(\/features\/[^']+)'\)/g)].map(
    ([, path = '', access = '', file = '']) => ({ path, access, file }),
  )

/** The frame of every page behind the sign-in. */
const frame = '/shell/AppShell.tsx'

/** What a page opens by itself where its address says so, such as a value beside its page. */
const opened = [{ path: '/datapoints', query: 'datapoint', file: '/features/datapoints/review/Review.tsx' }]

/** Where the web server finds what each page is made of. */
const listName = 'pages.json'

/**
 * Writes which files each page is made of, for the web server to name them in the answer to its address: a browser
 * then asks for all of them at once, and not for the frame when the entry has run and for the page when the frame has.
 * @param routes the route table, as it is written
 */
export const pageFiles = (routes: () => string): Plugin => ({
  name: 'page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const neededFor = (names: Iterable<string>, needed = new Set<string>()) => {
        for (const name of names) {
          if (needed.has(name) || !byName.has(name)) continue
          needed.add(name)
          neededFor(byName.get(name)?.imports ?? [], needed)
        }
        return needed
      }
      const of = (file: string) =>
        chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src${file}`)).map(({ fileName }) => fileName)
      const entry = neededFor(chunks.filter(({ isEntry, name }) => isEntry && name === 'index').map((c) => c.fileName))
      const pages = pagesOf(routes()).map(({ path, access, file }) => {
        const needed = neededFor([...(access === 'app' ? of(frame) : []), ...of(file)])
        const more = opened.filter((one) => one.path === path)
        return {
          path,
          files: [...needed].filter((name) => !entry.has(name)),
          ...(more.length > 0 && {
            opened: Object.fromEntries(
              more.map((one) => [
                one.query,
                [...neededFor(of(one.file))].filter((name) => !needed.has(name) && !entry.has(name)),
              ]),
            ),
          }),
        }
      })
      const missing = pages
        .filter(({ files, opened = {} }) => [files, ...Object.values(opened)].some((names) => names.length === 0))
        .map((page) => page.path)
      if (missing.length > 0) this.error(`No file was built for ${missing.join(', ')}`)
      this.emitFile({ type: 'asset', fileName: listName, source: JSON.stringify(pages) })
    },
  },
})

export const routeTable = path.join(import.meta.dirname, 'src/routes.tsx')
