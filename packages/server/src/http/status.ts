import { createHash } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { escaped, type Language } from '@esrs/contract'
import type { FastifyInstance } from 'fastify'
import type { Backlog, Queue } from '../jobs/queue.ts'
import { version } from '../paths.ts'
import { languageOf } from '../texts/texts.ts'
import { say } from './messages.ts'

export interface StatusOptions {
  parts: Record<string, { ping(): Promise<void> }>
  queue: Pick<Queue, 'backlog'>
  /** Folder on the disk whose room is told. */
  dataDir: string
}

interface Status {
  parts: { part: string; isUp: boolean }[]
  /** `null` where the queue cannot be asked. */
  jobs: Backlog[] | null
  disk: { free: number; total: number }
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.125rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{padding:.25rem .75rem .25rem 0;text-align:left;border-bottom:1px solid #ddd}.n{text-align:right}.bad{color:#a40000;font-weight:600}
.scroll{overflow-x:auto}@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}th,td{border-color:#444}.bad{color:#ff8a80}}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

/** Share of the disk below which its room is little. */
const littleRoom = 0.1
/** Seconds for which a job that could start may wait before somebody should look. */
const longWait = 900

/** A page about queue and disk for whoever runs the product, and the health of a process that only works. */
export function serveStatus(page: FastifyInstance, options: StatusOptions): void {
  page.get('/health/live/', async () => ({ status: 'ok' }))
  page.get('/health/ready/', async (_request, reply) => {
    const down = (await partsOf(options)).filter(({ isUp }) => !isUp).map(({ part }) => part)
    return reply.code(down.length > 0 ? 503 : 200).send({ status: down.length > 0 ? 'down' : 'ok', down })
  })
  page.get('/status', async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', policy)
      .send(pageOf(await statusOf(options), language))
  })
}

const partsOf = ({ parts }: StatusOptions) =>
  Promise.all(
    Object.entries(parts).map(async ([part, { ping }]) => ({
      part,
      isUp: await ping().then(
        () => true,
        () => false,
      ),
    })),
  )

async function statusOf(options: StatusOptions): Promise<Status> {
  const [parts, jobs, { bavail, blocks, bsize }] = await Promise.all([
    partsOf(options),
    options.queue.backlog().catch(() => null),
    statfs(options.dataDir),
  ])
  return { parts, jobs, disk: { free: bavail * bsize, total: blocks * bsize } }
}

interface Cell {
  text: string
  isNumber?: boolean
  isBad?: boolean
}

function pageOf({ parts, jobs, disk }: Status, language: Language): string {
  const t = (key: Parameters<typeof say>[0], values?: Parameters<typeof say>[1]) => say(key, values)(language)
  const amount = (value: number): Cell => ({ text: value.toLocaleString(language), isNumber: true })
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toLocaleString(language, { maximumFractionDigits: 1 })} GB`
  const share = disk.free / disk.total
  const room: Cell = {
    text: t('status.room', {
      free: gigabytes(disk.free),
      total: gigabytes(disk.total),
      share: share.toLocaleString(language, { style: 'percent' }),
    }),
    isBad: share < littleRoom,
  }
  const rows = (jobs ?? []).map(({ job, waiting, deferred, running, oldestSeconds }) => [
    { text: job },
    amount(waiting),
    amount(deferred),
    amount(running),
    { ...amount(Math.round(oldestSeconds)), isBad: oldestSeconds > longWait },
  ])
  const heads = (['job', 'waiting', 'deferred', 'running', 'oldest'] as const).map((head, at) => ({
    text: t(`status.${head}`),
    isNumber: at > 0,
  }))
  const partRows = parts.map(({ part, isUp }) => [
    { text: part },
    { text: t(isUp ? 'status.up' : 'status.down'), isBad: !isUp },
  ])
  const sections = [
    `<h2>${t('status.parts')}</h2>${tableOf([{ text: t('status.part') }, { text: t('status.state') }], partRows)}`,
    `<h2>${t('status.disk')}</h2><p${room.isBad ? ' class="bad"' : ''}>${escaped(room.text)}</p>`,
    `<h2>${t('status.queue')}</h2>${jobs ? tableOf(heads, rows) : `<p class="bad">${t('status.noQueue')}</p>`}`,
  ]
  const title = t('status.title')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="15"><title>${title}</title><style>${style}</style>
<h1>${title}</h1><p>${escaped(t('status.version', { version }))}</p>${sections.join('')}</html>`
}

function tableOf(heads: Cell[], rows: Cell[][]): string {
  const cell =
    (name: 'th' | 'td') =>
    ({ text, isNumber, isBad }: Cell) => {
      const classes = [isNumber ? 'n' : '', isBad ? 'bad' : ''].filter(Boolean).join(' ')
      return `<${name}${classes ? ` class="${classes}"` : ''}>${escaped(text)}</${name}>`
    }
  const line = (cells: string[]) => `<tr>${cells.join('')}</tr>`
  return `<div class="scroll"><table>${line(heads.map(cell('th')))}${rows.map((row) => line(row.map(cell('td')))).join('')}</table></div>`
}
