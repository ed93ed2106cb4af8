import {
  type Analysis,
  analyse,
  checkReplies,
  type ModelReplyTo,
  type ModelRequest,
  modelRequests,
  passageRequests,
  type ReadDocument,
  withModel,
} from '../packages/engine/src/index.ts'
import { ConfigError, readConfig } from '../packages/server/src/config.ts'
import { type Model, ModelBusy, ModelUnusable, openModel } from '../packages/server/src/models/model.ts'
import { askWithRetries } from '../packages/server/src/models/retry-policy.ts'

/**
 * The analysis with what the language model of the settings adds to it. Says on stderr how much goes where; ends the process
 * with a sentence where no model is set up. A host that cannot be asked leaves the analysis with what it had answered before.
 */
export function openEngineB(): (document: ReadDocument) => Promise<Analysis> {
  const model = configured()
  return async (document) => {
    const { name } = document
    const analysis = analyse(document)
    const asked = { contextTokens: model.contextTokens }
    const windows = modelRequests(document, analysis, asked)
    console.error(`${name}: ${windows.length} windows to ${model.name} at ${model.host} …`)
    const first = await askAll(model, windows)
    const { sections } = checkReplies(document, analysis, first.replies, model.name)
    const passages = first.failure ? [] : passageRequests(document, analysis, sections, asked)
    if (passages.length) console.error(`${name}: ${passages.length} requests about its passages …`)
    const second = await askAll(model, passages)
    const replies = [...first.replies, ...second.replies]
    const refused = [...first.refused, ...second.refused]
    const failure = first.failure ?? second.failure
    const used = { input: first.used.input + second.used.input, output: first.used.output + second.used.output }
    const checked = checkReplies(document, analysis, replies, model.name)
    const reasons = new Map<string, number>()
    for (const reason of [...refused, ...checked.dropped.map((one) => one.reason)])
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    const dropped = [...reasons].map(([reason, times]) => `${reason} ${times}`).join(', ')
    console.error(
      `${name}: ${used.input} tokens sent, ${used.output} received; ${checked.candidates.length} answers proven, dropped: ${dropped || 'none'}`,
    )
    if (failure) {
      console.error(`${name}: ${failure.message} ${replies.length + refused.length} requests were answered before.`)
      process.exitCode = 1
    }
    return withModel(analysis, checked, model.name)
  }
}

function configured(): Model {
  try {
    const config = readConfig().model
    if (config) return openModel(config)
    console.error('--engine b needs a language model: set AI_PROVIDER, AI_BASE_URL and AI_MODEL (see .env.example).')
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
  }
  process.exit(2)
}

/** Asks everything, in the order of the requests; the first failure that waiting does not mend ends it. */
async function askAll(model: Model, requests: readonly ModelRequest[]) {
  const stop = new AbortController()
  const used = { input: 0, output: 0 }
  const refused: string[] = []
  const given: (ModelReplyTo | null)[] = requests.map(() => null)
  let failure: Error | null = null
  const ask = async (request: ModelRequest, at: number) => {
    const { system, prompt, schema } = request
    const answered = await askWithRetries(model, { system, prompt, schema }, stop.signal)
    used.input += answered.usage.input ?? 0
    used.output += answered.usage.output ?? 0
    if (answered.ok) given[at] = { request, reply: answered.json }
    else refused.push(answered.reason)
  }
  try {
    await Promise.all(requests.map(ask))
  } catch (error) {
    if (!(error instanceof ModelBusy || error instanceof ModelUnusable)) throw error
    failure = error
  } finally {
    stop.abort()
  }
  return { replies: given.filter((one) => one !== null), used, refused, failure }
}
