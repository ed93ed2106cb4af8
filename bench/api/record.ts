import fs from 'node:fs'
import pg from 'pg'

// Loaded into the server before its own code: writes every statement down, so that the same SQL can be run without it.
const file = process.env.BENCH_SQL_FILE
const { query } = pg.Client.prototype
if (file)
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | { text?: string; values?: unknown[] }, unknown]
    const text = typeof first === 'string' ? first : first.text
    const values = typeof first === 'string' ? second : (first.values ?? second)
    if (text) fs.appendFileSync(file, `${JSON.stringify({ text, values: Array.isArray(values) ? values : [] })}\n`)
    return Reflect.apply(query, this, given) as never
  } as typeof query
