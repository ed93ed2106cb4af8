import { behaviours } from './behaviours.ts'
import { startFakeModel } from './server.ts'
import { readWordingPrompt, wordingBehaviours } from './wording.ts'

// For `npm run dev -- --fake-model`: a host that answers by the words of the passages, so that everything around it can be tried.
const [port = '8910', name = 'good'] = process.argv.slice(2)
const behaviour = behaviours[name as keyof typeof behaviours]
if (!behaviour) throw new Error(`There is no behaviour ${name}; there are ${Object.keys(behaviours).join(', ')}.`)
const answer: typeof behaviour = (asked, count) =>
  (readWordingPrompt(asked.prompt) ? wordingBehaviours.good : behaviour)(asked, count)
try {
  const { url } = await startFakeModel(answer, { port: Number(port), delay: 300 })
  process.stdout.write(`Fake     language model at ${url} (${name})\n`)
} catch (error) {
  process.stderr.write(`The fake language model cannot listen: ${(error as Error).message}\n`)
  process.exit(1)
}
