import { once } from 'node:events'
import os from 'node:os'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Analysis, ReadDocument } from '@esrs/engine'
import { wholeFile } from '../../../files/encryption/file-on-disk.ts'
import type { AskingMessage, AskingTask, CheckTask, PrepareTask } from './asking-messages.ts'

// The entry of the process that reads a file for the language model, or holds the model's answers against it, and ends. It has no
// secrets and no network: asking itself is done by the process that started it.

interface Material {
  document: ReadDocument
  analysis: Analysis
}

async function prepare({
  file,
  name,
  reportingYear,
  taught,
  ocrMaxPages,
  picturesLater,
  asked,
}: PrepareTask): Promise<AskingMessage> {
  const { analyse, modelRequests, read } = await import('@esrs/engine')
  const result = await read(await wholeFile(file), name, { ocrMaxPages, picturesLater })
  if (!result.ok) return { kind: 'unreadable' }
  const analysis = analyse(result.document, { reportingYear, taught })
  const requests = modelRequests(result.document, analysis, asked)
  const material: Material = { document: result.document, analysis }
  return { kind: 'prepared', requests, material: gzipSync(JSON.stringify(material), { level: 1 }) }
}

async function check({ material, replies, model, asked }: CheckTask): Promise<AskingMessage> {
  const { checkReplies, passageRequests, withModel } = await import('@esrs/engine')
  const { document, analysis } = JSON.parse(gunzipSync(material).toString('utf8')) as Material
  const answers = replies.map(({ request, reply }) => ({ request, reply: JSON.parse(reply) as unknown }))
  const checked = checkReplies(document, analysis, answers, model, asked.set)
  const { candidates, omissions, dropped, pagesRead, sections } = checked
  return {
    kind: 'checked',
    analysis: withModel(analysis, checked, model),
    kept: candidates.length + omissions.length,
    dropped,
    pagesRead: [...pagesRead].sort((a, b) => a - b),
    passages: passageRequests(document, analysis, sections, asked),
  }
}

// The API answers while this works: whatever else the machine has to do comes first.
os.setPriority(5)
const [task] = (await once(process, 'message')) as [AskingTask]
const message = task.kind === 'prepare' ? await prepare(task) : await check(task)
process.send!(message, undefined, undefined, () => process.disconnect())
