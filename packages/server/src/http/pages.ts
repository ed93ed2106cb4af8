import fs from 'node:fs'
import path from 'node:path'
import { escaped } from '@esrs/contract'

/** The entries of the web app: the app itself, and pages for people without an account. */
export const pageFiles = { app: 'index.html', survey: 'respond.html', answer: 'answer.html', room: 'room.html' }
export type PageName = keyof typeof pageFiles

/** What a page is told with itself. */
interface PageSettings {
  apiUrl: string
  maxUploadMb: number
}

/** A page of the built web app with its files, and those of what it opens by itself where the address has a query of that name. */
interface Listed {
  path: string
  files: string[]
  opened?: Record<string, string[]>
}

/** Whether an address is one of a page, in which a segment that begins with a colon stands for any. */
function isOf(page: string, address: string): boolean {
  const [wanted, given] = [page.split('/'), address.replace(/\/$/, '').split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}

/**
 * The pages of a built web app as they are sent. Each is told its settings, and names the files it is made of: over a slow line every
 * question that has to be asked first costs a third of a second.
 * @param folder the built web app; its list of files by page may be missing
 */
export function readPages(folder: string) {
  const html = Object.fromEntries(
    Object.entries(pageFiles).map(([name, file]) => [name, fs.readFileSync(path.join(folder, file), 'utf8')]),
  ) as Record<PageName, string>
  const list = path.join(folder, 'pages.json')
  const listed = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as Listed[]) : []
  const textOf = (files: readonly string[]) =>
    files.map((file) => `<link rel="modulepreload" crossorigin href="/${escaped(file)}">`).join('')
  const links = listed.map(({ path: page, files, opened = {} }) => ({
    page,
    text: textOf(files),
    opened: Object.entries(opened).map(([query, more]) => ({ query, text: textOf(more) })),
  }))
  const linksFor = (address: string) => {
    const [pathname = '', search = ''] = address.split('?', 2)
    const found = links.find(({ page }) => isOf(page, pathname))
    if (!found) return ''
    const asked = new URLSearchParams(search)
    return found.text + found.opened.map(({ query, text }) => (asked.get(query) ? text : '')).join('')
  }
  return {
    /** A page for an address, with what the address asks for behind its question mark. */
    of: (page: PageName, address: string, settings: PageSettings): string =>
      html[page].replace(
        '</head>',
        () =>
          `<meta name="settings" content="${escaped(JSON.stringify(settings))}">${page === 'app' ? linksFor(address) : ''}</head>`,
      ),
  }
}
