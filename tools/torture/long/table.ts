import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../../scripts/processes.ts'
import { type Sample, slopes } from './memory.ts'
import type { Tally } from './person.ts'
import type { Beat } from './pulse.ts'

/** Figures of all runs on a state folder together. */
interface Totals {
  hours: number
  calls: number
  later: number
  silent: number
  kills: number
  restores: number
  problems: number
}

/** Ten minutes of a run, as its line in the table tells them. */
export interface Round {
  killed: string
  /** Calls of `/version/` while the product was up. */
  beats: Beat[]
  sample: Sample | undefined
  documents: number
}

const columns: [name: string, width: number][] = [
  ['time', 5],
  ['hours', 6],
  ['killed', -24],
  ['calls', 6],
  ['later', 5],
  ['silent', 6],
  ['wrong', 5],
  ['p99 ms', 6],
  ['failed', 6],
  ['own MB', 6],
  ['kept MB', 7],
  ['all MB', 6],
  ['documents', 9],
  ['problems', 8],
]
const lineOf = (cells: (string | number)[]): string =>
  cells
    .map((cell, i) => {
      const width = columns[i]![1]
      return width < 0 ? String(cell).padEnd(-width) : String(cell).padStart(width)
    })
    .join(' ')

const at = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0)
const perHour = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`
const countOf = (wrong: Map<string, number>): number => [...wrong.values()].reduce((sum, count) => sum + count, 0)

/** The table of all runs on a state folder: printed, kept in `table.txt`, its sums in `totals.json`. */
export class Table {
  readonly problems: string[] = []
  readonly #folder: string
  readonly #before: Totals
  readonly #started = Date.now()
  readonly #tally: Tally
  #last: Tally
  #times: number[] = []
  #kills = 0
  #restores = 0

  constructor(folder: string, tally: Tally) {
    this.#folder = folder
    this.#tally = tally
    this.#last = { ...tally, wrong: new Map() }
    const kept = path.join(folder, 'totals.json')
    this.#before = fs.existsSync(kept)
      ? (JSON.parse(fs.readFileSync(kept, 'utf8')) as Totals)
      : { hours: 0, calls: 0, later: 0, silent: 0, kills: 0, restores: 0, problems: 0 }
  }

  print(text: string): void {
    console.log(text)
    fs.appendFileSync(path.join(this.#folder, 'table.txt'), `${text}\n`)
  }

  begin(): void {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim()
    const before = this.#before.hours.toFixed(2)
    const load = os.loadavg()[0]!.toFixed(1)
    this.print(`\n${new Date().toISOString().slice(0, 16)} version ${commit}, ${before} hours before, load ${load}`)
    this.print(lineOf(columns.map(([name]) => name)))
  }

  /** Things that must not be. */
  say(found: string[]): void {
    for (const one of found) this.print(`      ✗ ${one}`)
    for (const one of found) this.problems.push(one)
  }

  restored({ seconds, rows, files, problems }: { seconds: number; rows: number; files: number; problems: string[] }) {
    this.#restores += 1
    const what = `${rows} rows, ${files} files, ${seconds.toFixed(0)} s, ${problems.length} differences`
    this.print(`      restored and compared: ${what}`)
    this.say(problems)
  }

  round({ killed, beats, sample, documents }: Round): void {
    this.#kills += 1
    const times = beats.filter(([, , status]) => status === 200).map(([, ms]) => ms)
    for (const one of times) this.#times.push(one)
    const failed = beats.filter(([, , status]) => status !== 200)
    for (const [at, ms, status] of failed.slice(0, 3))
      this.print(
        `      /version/ at ${new Date(at).toISOString().slice(11, 23)}: ${status || 'no answer'} after ${ms.toFixed(0)} ms`,
      )
    const [now, last] = [this.#tally, this.#last]
    const cells = [
      new Date().toISOString().slice(11, 16),
      this.#totals().hours.toFixed(2),
      killed,
      now.good - last.good,
      now.later - last.later,
      now.silent - last.silent,
      countOf(now.wrong) - countOf(last.wrong),
      at(times, 0.99).toFixed(0),
      failed.length,
      megabytes(sample?.own ?? 0),
      megabytes(sample?.kept ?? 0),
      megabytes(sample?.all ?? 0),
      documents,
      this.problems.length,
    ]
    this.print(lineOf(cells))
    this.#last = { ...now, wrong: new Map(now.wrong) }
    fs.writeFileSync(path.join(this.#folder, 'totals.json'), JSON.stringify(this.#totals()))
  }

  end(samples: Sample[]): void {
    for (const [said, count] of this.#tally.wrong) this.print(`      ${count} × ${said}`)
    const found = slopes(samples)
    const memory = found
      ? `an hour: memory of its own process ${perHour(found.own)}, kept after collections ${perHour(found.kept)}, handles ${found.handles.toFixed(1)} (over ${found.hours.toFixed(1)} h)`
      : 'no life was long enough for a slope of its memory'
    this.print(`p99 of /version/ ${at(this.#times, 0.99).toFixed(0)} ms of ${this.#times.length} calls; ${memory}`)
    const { hours, calls, kills, restores, problems } = this.#totals()
    const sums = `${calls} calls acknowledged, ${kills} kills, ${restores} restores, ${problems} problems`
    this.print(`${hours.toFixed(2)} hours in all: ${sums}`)
  }

  #totals(): Totals {
    const [before, now] = [this.#before, this.#tally]
    return {
      hours: before.hours + (Date.now() - this.#started) / 3_600_000,
      calls: before.calls + now.good,
      later: before.later + now.later,
      silent: before.silent + now.silent,
      kills: before.kills + this.#kills,
      restores: before.restores + this.#restores,
      problems: before.problems + this.problems.length,
    }
  }
}
