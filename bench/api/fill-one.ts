import type { Client } from 'pg'

/** How much one company holds. */
export interface Size {
  documents: number
  /** Findings of each document, spread over all datapoints of the set. */
  findings: number
  /** Changes of each value. */
  history: number
  /** Datapoints of the company's own, half of them with a value. */
  own: number
}

const passage = `'The plan of site ' || (h % 97) || ' was reviewed in the year; policies, targets and measures against emissions and waste
  in our operations and in the supply chain follow from it. Die Maßnahmen gegen Abfälle und Emissionen wirken in ' || (h % 31) || ' Werken
  und werden jährlich überprüft, beginnend mit den Standorten, an denen die meisten Menschen arbeiten.'`

/** Nine of ten datapoints have a value; what is missing has candidates that were set aside, and hints. */
const hasValue = 'bench_hash(1, place) % 100 < 90'

const figure = `type in ('number', 'percent', 'money')`

const steps = [
  `insert into documents (id, company_id, title, extension, mime_type, size, hash, file, document_type, purpose, stage,
      page_count, word_count, language, reporting_year, finished_at, announced_at, engine_version, stats, uploaded_at)
    select bench_id($key, d), $company, 'Report ' || d || '.pdf', 'pdf', 'application/pdf', 5000000 + d, md5($key || d),
      $key || '-' || d, 'Other', 'other', case when d % 50 = 0 then 'failed' else 'processed' end, 200, 80000, 'en',
      2015 + d % 11, now(), now(), $engine, '{"number": {"success": 90, "failure": 10, "total": 100}}',
      now() - d * interval '1 hour'
    from generate_series(1, $documents) as d`,
  `insert into findings (company_id, document_id, set, datapoint, year, role, shown, tier, score, value, number, unit,
      written, excerpt, page, place, checks, reason)
    select $company, bench_id($key, d), 'esrs-2023', key, case when h % 10 < 8 then $year else $year - 1 end,
      case when h % 10 < 8 then 'actual' else 'prior' end, ${hasValue} and h % 10 <> 4,
      case when h % 3 = 0 then 'high' else 'review' end, 0.5 + (h % 997) / 2000.0,
      case when ${figure} then (place + h % 3)::text when type = 'yes-no' then 'yes' else ${passage} end,
      case when ${figure} then place + h % 3 end, null, (place + h % 3)::text, ${passage}, 1 + h % 200,
      jsonb_build_object('page', 1 + h % 200, 'sheet', null, 'cell', null, 'paragraph', null, 'start', 100, 'end', 400,
        'boxes', jsonb_build_array(jsonb_build_object('x', 50, 'y', 60, 'width', 400, 'height', 10)),
        'valueStart', null, 'valueEnd', null, 'valueBox', null),
      '[{"check": "quote", "passed": true, "detail": null}, {"check": "year", "passed": true, "detail": null}]',
      case when ${hasValue} then '{"source": "table", "matched": "total", "missing": []}'::jsonb
        else '{"source": "table", "matched": "total", "missing": [], "aside": "weak"}'::jsonb end
    from (select d, k.*, bench_hash(d, place) as h
        from generate_series(1, $documents) as d cross join bench_catalogue k
        where k.set = 'esrs-2023' and (k.place + d * 7) % $kinds < $findings) as k`,
  `insert into datapoint_hints (company_id, document_id, datapoint, code, page, excerpt)
    select $company, bench_id($key, d), key, 'adjusted', 3, 'It is spoken of here.'
    from generate_series(1, $documents) as d cross join bench_catalogue where set = 'esrs-2023' and not (${hasValue})`,
  `insert into own_datapoints (company_id, key, control_code, name, label, type)
    select $company, 'OWN_E' || 1 + i % 5 || '-' || i, 'E' || 1 + i % 5, 'Figure ' || i || ' of water and waste', 'Own', 'number'
    from generate_series(1, $own) as i`,
  `insert into datapoint_values (company_id, set, reporting_year, key, value, number, year, status, tier, finding_id, decided_by,
      decided_at)
    select $company, 'esrs-2023', $year, key, case when ${figure} then h::text when type = 'yes-no' then 'yes' else ${passage} end,
      case when ${figure} then h end, $year, case when h % 3 = 0 then 'accepted' when h % 3 = 1 then 'corrected' else 'proposed' end,
      'review', (select f.id from findings f where f.company_id = $company and f.set = 'esrs-2023' and f.datapoint = key and f.shown
        order by score desc limit 1),
      case when h % 3 < 2 then $user end, case when h % 3 < 2 then now() - interval '2 hours' end
    from (select *, bench_hash(1, place) as h from bench_catalogue where set = 'esrs-2023' and ${hasValue}) as k`,
  `insert into datapoint_values (company_id, set, reporting_year, key, value, number, year, status, decided_by, decided_at)
    select $company, 'esrs-2023', $year, key, '7', 7, $year, 'corrected', $user, now() from (
      select key, row_number() over () as i from own_datapoints where company_id = $company) as o where i % 2 = 0`,
  `insert into datapoint_history (company_id, set, reporting_year, key, user_id, action, before, after)
    select company_id, set, reporting_year, key, decided_by, 'corrected', null::jsonb,
      jsonb_build_object('value', value, 'unit', null, 'year', year, 'status', 'corrected', 'notes', '')
    from datapoint_values cross join generate_series(1, $history) where company_id = $company
    union all
    select company_id, set, reporting_year, key, decided_by, 'noted', null::jsonb,
      jsonb_build_object('value', value, 'unit', null, 'year', year, 'status', 'corrected', 'notes', '')
    from datapoint_values cross join generate_series(1, $history * 100) where company_id = $company and key = 'E1-5_01'`,
]

/**
 * Fills a company that reports by ESRS Set 1 and has nothing yet; `prepare` comes before it.
 * @param company the company, its person, the financial year of its report, and the version of the engine
 */
export async function fillOne(
  client: Client,
  company: { id: string; userId: string; year: number; engine: string },
  size: Size,
): Promise<void> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from bench_catalogue where set = 'esrs-2023'`)
  const given: Record<string, string> = {
    company: `'${company.id}'::uuid`,
    user: `'${company.userId}'::uuid`,
    key: `'one ${company.id}'`,
    engine: `'${company.engine}'`,
    year: String(company.year),
    kinds: rows[0]!.count,
    ...Object.fromEntries(Object.entries(size).map(([name, value]) => [name, String(value)])),
  }
  // What is made here refers to what is made here: looking each reference up would take most of the time.
  await client.query('set session_replication_role = replica')
  for (const step of steps)
    await client.query(step.replace(/\$([a-z]+)\b/g, (whole, name: string) => given[name] ?? whole))
}
