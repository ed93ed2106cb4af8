import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const virtualIds = ['virtual:contract', 'virtual:staleness']
const source = fileURLToPath(import.meta.resolve('@esrs/contract'))

type Groups = Record<string, Record<string, Record<string, unknown>>>

/** What a client needs to know about a call to make it. */
const wireFacts = ['method', 'path', 'auth', 'upload', 'download'] as const

/** Who may make a call is the server's business: a browser sends its session to all that say neither of these. */
const sentWithoutSession: readonly unknown[] = ['public', 'link']
const tellsClient = (fact: (typeof wireFacts)[number], value: unknown) =>
  fact === 'auth' ? sentWithoutSession.includes(value) : value !== undefined

const withoutSchemas = (contract: Groups): Groups =>
  Object.fromEntries(
    // What only directories call is no business of a browser.
    Object.entries(contract)
      .filter(([group]) => group !== 'scim')
      .map(([group, calls]) => [
        group,
        Object.fromEntries(
          Object.entries(calls).map(([name, call]) => [
            name,
            Object.fromEntries(
              wireFacts.filter((fact) => tellsClient(fact, call[fact])).map((fact) => [fact, call[fact]]),
            ),
          ]),
        ),
      ]),
  )

/** Subjects by the address that reads them, and by the call that changes them. */
function staleness(contract: Groups) {
  const calls = Object.entries(contract)
    .filter(([group]) => group !== 'scim')
    .flatMap(([, group]) => Object.values(group))
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
    if (id.endsWith('contract')) return `export const contract = ${JSON.stringify(withoutSchemas(module.contract))}`
    const { about, changes } = staleness(module.contract)
    return `export const about = ${JSON.stringify(about)}\nexport const changes = ${JSON.stringify(changes)}`
  },
})
