import type { Questionnaire } from '../../packages/contract/src/questionnaires.ts'
import type { HostileFile } from '../hostile/hostile-file.ts'
import type { Caller } from './caller.ts'
import type { Watching } from './watch.ts'

/** What became of a form. */
export interface FormResult {
  status: string
  seconds: number
  sentence: string
  isGood: boolean
}

/** Sends a form to be answered; one that is taken is answered in words, fetched filled, and removed. */
export async function tryForm(caller: Caller, watching: Watching, { name, make }: HostileFile): Promise<FormResult> {
  const content = await watching.aside(make)
  const started = performance.now()
  const row = (status: string, sentence: string, isGood: boolean): FormResult => {
    return { status, sentence, isGood, seconds: (performance.now() - started) / 1000 }
  }
  try {
    const sent = await caller.sendFile('/work/questionnaires/', { name, content })
    if (sent.status !== 201) return row(String(sent.status), sent.said, sent.status < 500 && sent.said !== '')
    const { id, questions } = sent.body.questionnaire as Questionnaire
    const at = `/work/questionnaires/${id}/`
    const decided = await caller.send('PUT', `${at}questions/0/`, { as: 'words', words: 'Twelve' })
    const filled = await fetch(`${caller.api}${at}file/`, { headers: await caller.headers() })
    const said = filled.ok ? `${(await filled.arrayBuffer()).byteLength} bytes filled` : await filled.text()
    const removed = await caller.send('DELETE', at, {})
    const isGood = decided.ok && removed.ok && filled.status < 500
    return row(`${questions} asked`, said, isGood)
  } catch (error) {
    return row('lost', error instanceof Error ? error.message : String(error), false)
  }
}
