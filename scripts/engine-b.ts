import {
  type Analysis,
  analyse,
  checkReplies,
  type ModelReplyTo,
  type ModelRequest,
  modelRequests,
  type ReadDocument,
  replySchema,
  withModel,
} from '../packages/engine/src/index.ts'
import { ConfigError, readConfig } from '../packages/server/src/config.ts'
import { type Model, ModelBusy, ModelUnusable, openModel } from '../packages/server/src/models/model.ts'
import { askPatiently } from '../packages/server/src/models/patience.ts'

/**
 * The analysis with what the language model of the settings adds to it. Says on stderr how much goes where; ends the process
 * with a sentence where no model is set up. A host that cannot be asked leaves the analysis with what it had answered before.
 */
export function openEngineB(): (document: ReadDocument) => Promise<Analysis> {
  const model = configured()
  return async (document) => {
    const { name } = document
    const analysis = analyse(document)
    const requests = modelRequests(document, analysis)
    console.error(`${name}: ${requests.length} requests to ${model.name} at ${model.host} …`)
    const { replies, used, refused, failure } = await askAll(model, requests)
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
    const { system, prompt } = request
    const answered = await askPatiently(model, { system, prompt, schema: replySchema }, stop.signal)
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
