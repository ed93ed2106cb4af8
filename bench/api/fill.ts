import type { Client } from 'pg'
import { loadCatalogue, standardSets } from '../../packages/engine/src/esrs/index.ts'

// Everything is made inside the database, from a running number, so that each run measures the same rows.

/** Values and findings of narratives are as long as in real reports; words for a search stand in some of them. */
const passage = `'The plan of site ' || (h % 97) || ' was reviewed in the year; policies, targets and measures against emissions and waste
  in our operations and in the supply chain follow from it. Die Maßnahmen gegen Abfälle und Emissionen wirken in ' || (h % 31) || ' Werken
  und werden jährlich überprüft, beginnend mit den Standorten, an denen die meisten Menschen arbeiten.'`

/** Names by which all tables speak of the same company, person or document. */
const ids = `
  create function bench_id(kind text, number int) returns uuid language sql immutable parallel safe
    as $$ select overlay(overlay(md5('bench ' || kind || ' ' || number) placing '4' from 13) placing 'a' from 17)::uuid $$;
  create function bench_hash(a int, b int) returns int language sql immutable parallel safe
    as $$ select abs(hashint4extended(a * 7919 + b, 42) % 1000003)::int $$;
  create unlogged table bench_catalogue (set text, key text, type text, place int)`

/** Documents, and which report a company works in: seven of ten by ESRS Set 1, two by the revised ESRS, one by the VSME. */
const companies = `
  create or replace view bench_companies as
    select n, bench_id('company', n) as id, bench_id('user', n) as user_id,
      case when n % 10 < 7 then 'esrs-2023' when n % 10 < 9 then 'esrs-2026' else 'vs-2026' end as set
    from generate_series($from, $to) as n`

/** Years back and share of the set that has a value, so that each company holds about a thousand values. */
const years = `(values ('esrs-2023', 1, 15, 90), ('esrs-2026', 3, 78, 78), ('vs-2026', 9, 70, 70)) as y(set, years, earlier, now)`

const steps = [
  `insert into companies (id, name, industry, company_size, standard_set, reporting_year)
    select id, 'Company ' || n, 'manufacturing', 'large', set, 2025 from bench_companies`,
  `insert into users (id, company_id, email, name, role, password_hash)
    select user_id, id, 'person' || n || '@example.org', 'Person ' || n, 'company_member', '' from bench_companies`,
  `insert into sessions (id, user_id, company_id, generation, last_used_at, ends_at)
    select bench_id('session', n), user_id, id, 0, now(), now() + interval '1 day' from bench_companies`,
  `insert into current_reports (company_id, set, reporting_year) select id, set, 2025 from bench_companies`,
  `insert into documents (id, company_id, title, extension, mime_type, size, hash, file, document_type, purpose, stage,
      page_count, word_count, language, reporting_year, finished_at, engine_version, stats, uploaded_at)
    select bench_id('document', n * 100000 + d), id, 'Report ' || (2026 - d) || ' of company ' || n || '.pdf', 'pdf',
      'application/pdf', 5000000 + d, md5(n || ' ' || d), 'bench-' || n || '-' || d, 'Other', 'other', 'processed',
      200, 80000, 'en', 2025, now(), '1', '{"number": {"success": 90, "failure": 10, "total": 100}}',
      now() - d * interval '1 hour'
    from bench_companies cross join generate_series(1, $documents) as d`,
  `insert into findings (id, company_id, document_id, set, datapoint, year, role, shown, tier, score, value, number, unit,
      written, excerpt, page, place, checks, reason)
    select bench_id('finding ' || f, n * 10000 + place), id, bench_id('document', n * 100000 + 1 + h % $documents), 'esrs-2023', key,
      2025, 'actual', f < 3, case when h % 3 = 0 then 'high' else 'review' end, 0.5 + (h % 50) / 100.0,
      case when type = 'narrative' then ${passage} else (h + f % 2)::text end,
      case when type = 'narrative' then null else h + f % 2 end, null, (h + f % 2)::text, ${passage}, 1 + h % 200,
      jsonb_build_object('page', 1 + h % 200, 'sheet', null, 'cell', null, 'paragraph', null, 'start', 100, 'end', 400,
        'boxes', jsonb_build_array(jsonb_build_object('x', 50, 'y', 60, 'width', 400, 'height', 10),
          jsonb_build_object('x', 50, 'y', 72, 'width', 400, 'height', 10)),
        'valueStart', null, 'valueEnd', null, 'valueBox', null),
      '[{"check": "quote", "passed": true, "detail": null}, {"check": "year", "passed": true, "detail": "2025"}]',
      '{"source": "table", "matched": "Total energy consumption", "missing": []}'
    from (select c.n, c.id, k.key, k.type, k.place, bench_hash(c.n, k.place) as h from bench_companies c
        join bench_catalogue k on k.set = 'esrs-2023') as k
      cross join generate_series(1, $findings) as f
    where h % 100 < 45 and (f <> 2 or h % 4 = 0) order by id`,
  `insert into datapoint_values (company_id, set, reporting_year, key, value, number, year, status, tier, finding_id, decided_by,
      decided_at)
    select id, set, 2025 - back, key,
      case type when 'narrative' then ${passage} when 'yes-no' then case when h % 2 = 0 then 'yes' else 'no' end else h::text end,
      case when type in ('narrative', 'yes-no') then null else h end, 2025 - back,
      case when h % 100 >= 45 then 'corrected' when h % 3 = 0 then 'accepted' else 'proposed' end, 'review',
      case when h % 100 < 45 and back = 0 and set = 'esrs-2023' then bench_id('finding 1', n * 10000 + place) end,
      case when h % 100 >= 45 or h % 3 = 0 then user_id end, case when h % 100 >= 45 or h % 3 = 0 then now() end
    from (select c.*, back, k.key, k.type, k.place, case when back = 0 then y.now else y.earlier end as share,
        bench_hash(c.n, k.place) as h from bench_companies c join ${years} on y.set = c.set
        cross join lateral generate_series(0, y.years) as back join bench_catalogue k on k.set = c.set) as k
    where h % 100 < share order by id`,
  `insert into datapoint_history (company_id, set, reporting_year, key, user_id, action, before, after)
    select v.company_id, v.set, v.reporting_year, v.key, v.decided_by, 'proposed', null,
      jsonb_build_object('value', v.value, 'unit', null, 'year', v.year, 'status', 'proposed', 'notes', '')
    from datapoint_values v join bench_companies c on c.id = v.company_id cross join generate_series(1, $history)`,
]

/** What one company holds beside its values. */
export interface Shape {
  documents: number
  /** At most, of a datapoint that documents speak of. */
  findings: number
  /** Changes of a value. */
  history: number
}

/** Prepares an empty, migrated database. */
export async function prepare(client: Client): Promise<void> {
  await client.query(ids)
  const rows = standardSets.flatMap((set) =>
    loadCatalogue(set).datapoints.map(({ id, type, order }) => ({ set, key: id, type, place: order })),
  )
  await client.query('insert into bench_catalogue select * from jsonb_populate_recordset(null::bench_catalogue, $1)', [
    JSON.stringify(rows),
  ])
}

/** Adds the companies with these numbers. */
export async function addCompanies(client: Client, from: number, to: number, shape: Shape): Promise<void> {
  const numbers = { ...shape, from, to }
  for (const step of [companies, ...steps])
    await client.query(
      step.replace(/\$(from|to|documents|findings|history)\b/g, (_, name: keyof typeof numbers) =>
        String(numbers[name]),
      ),
    )
}

/** Datapoints of the company's own, for one that uses the product in an unusual way. */
export async function addOwn(client: Client, company: number, count: number): Promise<void> {
  await client.query(
    `insert into own_datapoints (company_id, key, control_code, name, label, type)
      select bench_id('company', $1), 'OWN_E1-' || i, 'E1', 'Own figure ' || i, 'Own', 'number' from generate_series(1, $2) as i`,
    [company, count],
  )
}

/** After so many rows at once the planner must be told what there is. */
export const settle = async (client: Client): Promise<void> => {
  await client.query('vacuum analyze')
}
