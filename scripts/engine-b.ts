import {
  type Analysis,
  analyse,
  checkReplies,
  modelRequests,
  type ReadDocument,
  replySchema,
  withModel,
} from '../packages/engine/src/index.ts'
import { readConfig } from '../packages/server/src/config.ts'
import { openModel } from '../packages/server/src/models/model.ts'
import { askPatiently } from '../packages/server/src/models/patience.ts'

/**
 * The analysis with what the language model of the settings adds to it. Says on stderr how much goes where; ends the process
 * with a sentence where no model is set up.
 */
export function openEngineB(): (document: ReadDocument) => Promise<Analysis> {
  const config = readConfig().model
  if (!config) {
    console.error('--engine b needs a language model: set AI_PROVIDER, AI_BASE_URL and AI_MODEL (see .env.example).')
    process.exit(2)
  }
  const model = openModel(config)
  const { signal } = new AbortController()
  return async (document) => {
    const analysis = analyse(document)
    const requests = modelRequests(document, analysis)
    console.error(`${document.name}: ${requests.length} requests to ${model.name} at ${model.host} …`)
    const used = { input: 0, output: 0 }
    const dropped = new Map<string, number>()
    const count = (reason: string) => dropped.set(reason, (dropped.get(reason) ?? 0) + 1)
    const replies = await Promise.all(
      requests.map(async (request) => {
        const { system, prompt } = request
        const answered = await askPatiently(model, { system, prompt, schema: replySchema }, signal)
        used.input += answered.usage.input ?? 0
        used.output += answered.usage.output ?? 0
        if (answered.ok) return [{ request, reply: answered.json }]
        count(answered.reason)
        return []
      }),
    )
    const checked = checkReplies(document, analysis, replies.flat(), model.name)
    for (const { reason } of checked.dropped) count(reason)
    const reasons = [...dropped].map(([reason, times]) => `${reason} ${times}`).join(', ')
    console.error(
      `${document.name}: ${used.input} tokens sent, ${used.output} received; ${checked.candidates.length} answers proven, dropped: ${reasons || 'none'}`,
    )
    return withModel(analysis, checked, model.name)
  }
}
