import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pagesOf, routeTable } from '../vite-pages.ts'

const config = join(import.meta.dirname, '../vite.config.ts')
let chunks: Rolldown.OutputChunk[] = []
let assets: Rolldown.OutputAsset[] = []

beforeAll(async () => {
  // Vitest says `test` here, with which React's development build would be measured.
  vi.stubEnv('NODE_ENV', 'production')
  const built = (await build({
    configFile: config,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  chunks = built.output.filter((output) => output.type === 'chunk')
  assets = built.output.filter((output) => output.type === 'asset')
  vi.unstubAllEnvs()
})

const sizeOf = (needed: Iterable<Rolldown.OutputChunk>) =>
  [...needed].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)

/** The pages of the route table, by their files. */
const pages = pagesOf(readFileSync(routeTable, 'utf8'))

/** What a page asks for by itself as soon as it is there. */
const atOnce: Record<string, string[]> = {
  '/features/overview/OverviewPage.tsx': ['/features/overview/advice/AdviceSection.tsx'],
}

const routeCount = readFileSync(routeTable, 'utf8').match(/\bpath: '/g)?.length

/** Everything that has to arrive before pages can be shown: the entry, the pages, and what they import. */
function neededFor(...files: string[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const own = files.find((file) => file.includes('/respond/'))
  const entry = !own ? 'index' : own.includes('/answer/') ? 'answer' : 'respond'
  const starts = chunks.filter(
    (chunk) =>
      (chunk.isEntry && chunk.name === entry) || files.some((file) => chunk.facadeModuleId?.endsWith(`/src${file}`)),
  )
  expect(starts.length).toBeGreaterThan(entry === 'index' ? files.length : 0)
  const needed = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) add(imported)
    }
  }
  for (const chunk of starts) add(chunk)
  return [...needed]
}

describe('the production build', () => {
  it('shows the sign-in with at most 150 kB of script, compressed', () => {
    const login = neededFor('/features/account/LoginPage.tsx')
    expect(login.length).toBeGreaterThan(2)
    expect(sizeOf(login)).toBeLessThanOrEqual(150_000)
  })

  it('shows the public survey with at most 110 kB of script, compressed', () => {
    const survey = neededFor('/features/respond/main.tsx')
    expect(survey.flatMap((chunk) => Object.keys(chunk.modules)).some((id) => id.endsWith('/RespondPage.tsx'))).toBe(
      true,
    )
    expect(sizeOf(survey)).toBeLessThanOrEqual(110_000)
  })

  it('shows what somebody was asked for with at most 110 kB of script, compressed', () => {
    const answer = neededFor('/features/respond/answer/main.tsx')
    const modules = answer.flatMap((chunk) => Object.keys(chunk.modules))
    expect(modules.some((id) => id.endsWith('/AnswerForm.tsx'))).toBe(true)
    expect(sizeOf(answer)).toBeLessThanOrEqual(110_000)
  })

  it('names the files of a value beside its page where the address opens one', () => {
    const source = assets.find(({ fileName }) => fileName === 'pages.json')?.source
    const listed = JSON.parse(String(source)) as { path: string; files: string[]; opened?: Record<string, string[]> }[]
    const page = listed.find(({ path }) => path === '/datapoints')
    const review = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/datapoints/review/Review.tsx'))
    expect(page?.opened?.datapoint).toContain(review?.fileName)
    expect(page?.opened?.datapoint?.filter((file) => page.files.includes(file))).toEqual([])
  })

  it('knows every page of the route table', () => {
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/overview', '/iro', '/extracted', '/survey/:sid/response/:responseId']),
    )
    expect(paths).toHaveLength(routeCount ?? 0)
  })

  it('shows each further page with at most 80 kB of script beyond what is there, compressed', () => {
    const signIn = new Set(neededFor('/features/account/LoginPage.tsx'))
    const frame = new Set(neededFor('/features/account/LoginPage.tsx', '/shell/AppShell.tsx'))
    const beyond = (there: ReadonlySet<Rolldown.OutputChunk>, ...files: string[]) =>
      sizeOf(neededFor(...files).filter((chunk) => !there.has(chunk)))
    const sizes = [
      { path: 'header and menu', size: beyond(signIn, '/shell/AppShell.tsx') },
      { path: 'help', size: beyond(frame, '/shell/help/Help.tsx') },
      ...pages.map(({ path, file }) => ({ path, size: beyond(frame, file, ...(atOnce[file] ?? [])) })),
    ]
    expect(sizes.filter(({ size }) => size > 80_000)).toEqual([])
    expect(sizes.some(({ size }) => size > 1_000)).toBe(true)
  })

  it('brings the help only when somebody asks for it', () => {
    const early = neededFor('/features/account/LoginPage.tsx', '/shell/AppShell.tsx')
    const modules = early.flatMap((chunk) => Object.keys(chunk.modules))
    expect(modules.filter((id) => /\/src\/shell\/help\/(Help|HelpPanel|KeySheet)\.tsx$/.test(id))).toEqual([])
  })

  it('contains nothing of the mock', () => {
    const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
    expect(modules.filter((id) => /\/src\/(mock|testing)\/|node_modules\/msw\//.test(id))).toEqual([])
    expect(assets.map((asset) => asset.fileName).filter((name) => name.includes('mockServiceWorker'))).toEqual([])
    expect(chunks.filter((chunk) => chunk.code.includes('auental.example')).map((chunk) => chunk.fileName)).toEqual([])
  })

  it('contains no schema of the contract, with which the library for them would come', () => {
    const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules))
    const kept = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id)
    expect(kept.some((id) => id.includes('/zod/v4/mini/'))).toBe(true)
    expect(kept.filter((id) => id.includes('/zod/v4/classic/'))).toEqual([])
  })

  it('contains nothing of the debug panel', () => {
    const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
    expect(modules.some((id) => id.endsWith('/shell/App.tsx'))).toBe(true)
    expect(modules.filter((id) => id.includes('/shell/debug/'))).toEqual([])
    const traces = /debug panel|Debug-Fenster|__outbox|VITE_API_MODE/i
    expect(chunks.filter((chunk) => traces.test(chunk.code)).map((chunk) => chunk.fileName)).toEqual([])
  })

  it('contains nothing of the gallery', () => {
    const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
    expect(modules.filter((id) => id.includes('/src/gallery/'))).toEqual([])
    const traces = /Component gallery|Komponentengalerie|data-shown/i
    expect(chunks.filter((chunk) => traces.test(chunk.code)).map((chunk) => chunk.fileName)).toEqual([])
    expect(assets.filter((asset) => traces.test(String(asset.source))).map((asset) => asset.fileName)).toEqual([])
    expect(assets.map((asset) => asset.fileName).filter((name) => name.includes('gallery'))).toEqual([])
  })

  it('names its files by their content', () => {
    const unhashed = [...chunks, ...assets]
      .map(({ fileName }) => fileName)
      .filter((name) => !/-[\w-]{8}\.\w+$/.test(name))
    expect(unhashed.sort()).toEqual(['answer.html', 'index.html', 'pages.json', 'respond.html', 'room.html'])
  })

  it('asks nobody else for anything', () => {
    const html = String(assets.find((asset) => asset.fileName === 'index.html')?.source)
    const styles = assets.filter((asset) => asset.fileName.endsWith('.css')).map((asset) => String(asset.source))
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
    for (const style of styles) expect(style).not.toMatch(/url\(["']?(https?:)?\/\//)
  })
})
