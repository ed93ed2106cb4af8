import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const virtualId = 'virtual:contract'
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

/**
 * Gives the browser the calls of the contract without their schemas, as `virtual:contract`: the server has parsed every
 * reply already, and the schemas with their library weigh as much as half of React.
 */
export const contractWithoutSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
  async load(id) {
    if (id !== `\0${virtualId}`) return
    const { module, dependencies } = await runnerImport<{ contract: Groups }>(source)
    for (const file of dependencies) this.addWatchFile(file)
    return `export const contract = ${JSON.stringify(withoutSchemas(module.contract))}`
  },
})
