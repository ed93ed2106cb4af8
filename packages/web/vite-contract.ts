import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const virtualIds = ['virtual:contract', 'virtual:staleness']
const source = fileURLToPath(import.meta.resolve('@esrs/contract'))

type Groups = Record<string, Record<string, Record<string, unknown>>>

/** Who may make a call is the server's business: a browser sends its session to all that say neither of these. */
const sentWithoutSession: readonly unknown[] = ['public', 'link']

/** What a client needs to know about a call to make it, in words: the address, the method unless it is GET, who is asked, what is sent. */
function wordsOf({ path, method, auth, upload, download }: Record<string, unknown>): string {
  const words = [sentWithoutSession.includes(auth) && auth, upload && 'upload', download && 'download'].filter(Boolean)
  if (!/^\/\S*\/$/.test(String(path))) throw new Error(`An address begins and ends with a slash: ${path}`)
  return [String(path).slice(1, -1), ...(method === 'GET' && words.length === 0 ? [] : [method, ...words])].join(' ')
}

/** Calls of browsers: directories have a group of their own, and whether the server is well is asked by those who watch it. */
function callsOfBrowsers({ scim: _, ...groups }: Groups): Groups {
  const { live: __, ready: ___, ...operations } = groups.operations ?? {}
  return { ...groups, operations }
}

/** All calls as one text, each group's name before its calls: quotes and brackets weigh more than the words. */
const inWords = (contract: Groups): string =>
  Object.entries(callsOfBrowsers(contract))
    .flatMap(([group, calls]) => [group, ...Object.entries(calls).map(([name, call]) => `${name} ${wordsOf(call)}`)])
    .join(',')

/** Makes calls of their words, in the browser. */
const fromWords = `
export const contract = {}
let group
for (const line of words.split(',')) {
  const [name, path, method = 'GET', ...rest] = line.split(' ')
  if (!path) {
    group = contract[name] = {}
    continue
  }
  const made = (group[name] = { method, path: '/' + path + '/' })
  for (const word of rest) word.endsWith('load') ? (made[word] = true) : (made.auth = word)
}`

/** Subjects by the address that reads them, and by the call that changes them. */
function staleness(contract: Groups) {
  const calls = Object.values(callsOfBrowsers(contract)).flatMap((group) => Object.values(group))
  return {
    about: Object.fromEntries(calls.filter(({ about }) => about).map(({ path, about }) => [path, about])),
    changes: Object.fromEntries(
      calls.filter(({ changes }) => changes).map(({ method, path, changes }) => [`${method} ${path}`, changes]),
    ),
  }
}

/**
 * Gives the browser the calls of the contract without their schemas, as `virtual:contract`: the server has parsed every
 * reply already, and the schemas with their library weigh as much as half of React. What calls are about and change is
 * `virtual:staleness`, which the page of the sign-in does not wait for.
 */
export const contractWithoutSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  resolveId: (id) => (virtualIds.includes(id) ? `\0${id}` : undefined),
  async load(id) {
    if (!virtualIds.includes(id.slice(1))) return
    const { module, dependencies } = await runnerImport<{ contract: Groups }>(source)
    for (const file of dependencies) this.addWatchFile(file)
    if (id.endsWith('contract')) return `const words = ${JSON.stringify(inWords(module.contract))}${fromWords}`
    const { about, changes } = staleness(module.contract)
    return `export const about = ${JSON.stringify(about)}\nexport const changes = ${JSON.stringify(changes)}`
  },
})
