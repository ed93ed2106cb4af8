import { Client, calls } from '../e2e/client.ts'
import { groupFigure, groupTree, monthsOf } from '../packages/engine/src/consolidation/index.ts'
import { figureByHand } from '../packages/engine/testing/figure-by-hand.ts'
import { type MadeGroup, makeGroup, placeOf } from '../packages/engine/testing/made-group.ts'
import { quantile, timesOf } from './parts.ts'
import { withFilled } from './set-up.ts'

// A made-up group over three years: every figure against the same calculated by hand, and what its pages wait for, beside the
// smallest call. `npm run bench -- consolidation [entities] [sites] [figures] [rounds]`; 0 rounds: only the figures
const [entities = 40, sites = 120, figures = 30, rounds = 20] = process.argv.slice(2).map(Number)
const years = [2023, 2024, 2025]
const group = makeGroup(entities, sites, figures, years)
const total = [...group.parts.values()].reduce((sum, { length }) => sum + length, 0)
console.log(`${entities} entities, ${sites} sites, ${figures} figures, ${years.length} years: ${total} parts`)

/** The figures as the engine computes them, by year and datapoint. */
const computed = new Map<string, number | null>()
const tree = groupTree(group.units)
let worst = 0
const differing: string[] = []
for (const year of years)
  for (const figure of group.figures) {
    const { key, setup } = figure
    const parts = group.parts.get(placeOf(year, key)) ?? []
    const before = group.parts.get(placeOf(year - 1, key)) ?? []
    const { value } = groupFigure({ tree, setup, months: monthsOf(year, 12), parts, before })
    computed.set(placeOf(year, key), value)
    const byHand = figureByHand(group, figure, year)
    const difference =
      value === byHand ? 0 : Math.abs((value ?? Number.NaN) - (byHand ?? Number.NaN)) / Math.abs(byHand ?? 1)
    worst = Math.max(worst, difference)
    if (!(difference < 1e-9))
      differing.push(`${placeOf(year, key)} ${setup.rule} ${setup.estimate}: ${value} instead of ${byHand}`)
  }
console.log(
  `${computed.size - differing.length} of ${computed.size} figures as by hand; largest relative difference ${worst}`,
)
for (const line of differing) console.log(line)
if (rounds > 0) await pages(group)
process.exitCode = differing.length === 0 ? 0 : 1

/** Fills a company with the group and measures its pages. */
async function pages({ units, figures: made, parts }: MadeGroup): Promise<void> {
  await withFilled(async (app, db) => {
    const client = await Client.register(app.api)
    await client.call(calls.company.update, { body: { metadata: { reporting_year: 2025, standard_set: 'esrs-2023' } } })
    const { id: company } = await client.call(calls.company.get, {})
    const { id: user } = await client.call(calls.session.me, {})
    for (const { id, code, name, kind, parent, holdings, until, yearEnd, heads, area } of units)
      await db.query(
        `insert into organisation_units (id, company_id, code, name, kind, parent, holdings, until, country, currency, year_end, heads, area, version)
          values ($1, $2, $3, $4, $5, $6, $7, $8, 'DE', 'EUR', $9, $10, $11, 1)`,
        [id, company, code, name, kind, parent, JSON.stringify(holdings), until, yearEnd, heads, area],
      )
    for (const year of years)
      for (const { key, setup } of made) {
        await db.query(
          `insert into collected_figures (company_id, set, reporting_year, key, setup, set_by, set_at) values ($1, 'esrs-2023', $2, $3, $4, $5, now())`,
          [company, year, key, JSON.stringify(setup), user],
        )
        await db.query(
          `insert into figure_parts (id, company_id, set, reporting_year, key, unit_id, label, from_month, to_month, number, unit, multiplier, factor, base, counterpart, estimated, note, by_user, at)
            select p.id, $1, 'esrs-2023', $2, $3, p."unitId", p.label, p."from", p."to", p.number, '', 1, 1, p.base, p.counterpart, false, 'Meter reading', $4, now()
            from jsonb_to_recordset($5) as p(id uuid, "unitId" uuid, label text, "from" text, "to" text, number float8, base float8, counterpart uuid)`,
          [company, year, key, user, JSON.stringify(parts.get(placeOf(year, key)))],
        )
      }
    await db.query('analyze')
    await measure(
      client,
      units,
      made.map(({ key }) => key),
    )
  })
}

async function measure(client: Client, units: MadeGroup['units'], keys: readonly string[]): Promise<void> {
  const timed = async (name: string, ask: (round: number) => Promise<unknown>) => {
    await ask(0)
    const times = await timesOf(rounds, ask)
    const at = (share: number) => Math.round(quantile(times, share))
    console.log(`${name}: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms`)
  }
  const key = (round: number) => keys[round % keys.length]!
  const site = units.filter(({ kind }) => kind === 'site')
  await timed('smallest call', () => client.call(calls.operations.version, {}))
  await timed('tree of the organisation', () => client.call(calls.organisation.tree, {}))
  await timed('a page of figures', (round) => client.call(calls.figures.list, { query: { page: 1 + (round % 3) } }))
  await timed('one figure', (round) => client.call(calls.figures.get, { params: { key: key(round) } }))
  await timed('one site of a figure', (round) =>
    client.call(calls.figures.unit, { params: { key: key(round), id: site[round % site.length]!.id } }),
  )
  const wrong: string[] = []
  for (const one of keys) {
    const { figure } = await client.call(calls.figures.get, { params: { key: one } })
    if (figure.value !== computed.get(placeOf(2025, one))) wrong.push(one)
  }
  console.log(
    `${keys.length - wrong.length} of ${keys.length} figures of the page are those of the engine${wrong.map((one) => `\n${one}`).join('')}`,
  )
}
