import { spawn } from 'node:child_process'
import { analyse, read } from '../packages/engine/src/index.ts'
import { endingOf, shapes, textOf, wrappers } from '../tools/hostile/growth.ts'

// How the time for reading and analysing grows with a file, for every format and for shapes meant to hurt. Words after the
// command choose: `growth txt brackets`. Seconds are the processor's; only ratios within one line mean anything elsewhere.

const sizes = { small: 100_000, middle: 1_000_000, large: 10_000_000 }
const mostSeconds = 30
const mostRatio = 12
/** Half a second is noise of the machine and of compiling. */
const least = 0.5
const patience = 90_000

interface Measured {
  read: number
  analyse: number
  end: string
}

const seconds = (since: NodeJS.CpuUsage): number => {
  const used = process.cpuUsage(since)
  return (used.user + used.system) / 1e6
}

async function measure(format: string, name: string, size: number): Promise<Measured> {
  const shape = shapes.find((one) => one.name === name)
  const wrap = wrappers[format]
  if (!shape || !wrap) throw new Error(`no shape ${name} or format ${format}`)
  const warm = await read(wrap(textOf(shape, 5_000)), `warm.${endingOf(format)}`)
  if (warm.ok) analyse(warm.document, { keepsPages: true })
  const bytes = wrap(textOf(shape, size))
  let before = process.cpuUsage()
  // A name of a report: what says nothing of a company is not analysed.
  const result = await read(bytes, `report.${endingOf(format)}`)
  const reading = seconds(before)
  if (!result.ok) return { read: reading, analyse: 0, end: result.reason }
  before = process.cpuUsage()
  analyse(result.document, { keepsPages: true })
  const left = result.document.notes.some(({ kind }) => kind === 'analysed_in_part') ? 'in part' : ''
  return { read: reading, analyse: seconds(before), end: left }
}

function apart(format: string, name: string, size: number): Promise<Measured> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', import.meta.filename, '--one', format, name, String(size)],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let output = ''
    let fault = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (fault += chunk))
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('exit', (_, signal) => {
      clearTimeout(timer)
      try {
        resolve(JSON.parse(output) as Measured)
      } catch {
        const end = signal ? `given up after ${patience / 1000} s` : (fault.match(/^\w*Error.*$/m)?.[0] ?? 'crashed')
        resolve({ read: Number.POSITIVE_INFINITY, analyse: 0, end })
      }
    })
  })
}

const cell = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–').padStart(8)

async function table(words: string[]): Promise<boolean> {
  const chosen = (text: string, of: readonly string[]): boolean => {
    const own = words.filter((word) => of.some((one) => one.includes(word)))
    return own.length === 0 || own.some((word) => text.includes(word))
  }
  const names = shapes.map(({ name }) => name)
  console.log(`${'format'.padEnd(16)} ${'shape'.padEnd(28)}  0.1 MB    1 MB   10 MB  ratio  of it analysis`)
  let isGood = true
  for (const format of Object.keys(wrappers).filter((one) => chosen(one, Object.keys(wrappers))))
    for (const name of names.filter((one) => chosen(one, names))) {
      // One after the other, so that none has to share the processor.
      const small = await apart(format, name, sizes.small)
      const middle = await apart(format, name, sizes.middle)
      const large = await apart(format, name, sizes.large)
      const total = ({ read, analyse }: Measured): number => read + analyse
      const ratio = total(large) / Math.max(least, total(middle))
      const good = total(large) <= mostSeconds && (ratio <= mostRatio || !Number.isFinite(ratio))
      isGood &&= good
      const part = cell(large.analyse)
      console.log(
        `${format.padEnd(16)} ${name.padEnd(28)} ${[small, middle, large].map((one) => cell(total(one))).join('')} ${ratio.toFixed(1).padStart(6)} ${part} ${good ? ' ' : '✗'} ${large.end}`,
      )
    }
  return isGood
}

const [first, ...rest] = process.argv.slice(2)
if (first === '--one') {
  const [format, name, size] = rest
  console.log(JSON.stringify(await measure(format!, name!, Number(size))))
} else process.exitCode = (await table(process.argv.slice(2))) ? 0 : 1
