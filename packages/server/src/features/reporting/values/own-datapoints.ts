import type { Applicability, Language } from '@esrs/contract'
import {
  type Catalogue,
  createSearch,
  type Datapoint,
  type DatapointType,
  loadCatalogue,
  searchWords,
  standardSets,
} from '@esrs/engine/esrs'
import { making } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Author } from '../author.ts'
import { say } from '../messages.ts'
import { addChanges } from '../stores/history-store.ts'
import { codeOf, isOwn, ownKey } from '../stores/own-key.ts'
import { type OwnDescription, ownDescriptions, ownKeys, ownOfRequest, saveOwn, updateOwn } from '../stores/own-store.ts'
import type { Report } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { snapshotOf } from '../stores/value-snapshot.ts'
import { saveValues, valuesOf } from '../stores/value-store.ts'
import { valueFieldsOf } from './carry-decisions.ts'
import { type Decision, decideValue } from './decide-values.ts'
import { parseTypedValue } from './parse-typed-value.ts'
import { saveValueSource, type ValueSource } from './value-source.ts'

// Beside what the standards ask for, a company discloses what is material and not covered by them (ESRS 1, paragraph 11).

/** A new datapoint of the company's own, with its first value and the source of that. */
export interface NewOwnDatapoint extends Decision, ValueSource {
  id?: string | undefined
  control_code?: string | undefined
  name?: string | undefined
  label?: string | undefined
  data_type?: DatapointType | undefined
  unit?: string | null | undefined
  idempotency_key?: string | undefined
}

/**
 * A catalogue with the company's own datapoints, each behind those of its standard. They count to no total.
 * @param keys which of its own; all without it, and there may be thousands
 */
export async function withOwnDatapoints(
  tenant: Tenant,
  report: Report,
  catalogue: Catalogue,
  keys?: readonly string[],
): Promise<Catalogue> {
  const wanted = keys?.filter(isOwn)
  return wanted?.length === 0 ? catalogue : extendCatalogue(catalogue, await ownDescriptions(tenant, report, wanted))
}

function extendCatalogue(catalogue: Catalogue, rows: readonly OwnDescription[]): Catalogue {
  if (rows.length === 0) return catalogue
  const texts = ownTexts(catalogue.language)
  const own = rows.map((row) => ownEntry(row, catalogue, texts))
  const of = (code: string) => own.filter(({ controlCode }) => controlCode === code)
  const standardCodes = new Set(catalogue.standards.map(({ code }) => code))
  const byKey = new Map(own.map((entry) => [entry.id, entry]))
  const codes = ({ id, name, label }: Datapoint) => ({
    codes: [id, codeOf(id)],
    text: `${codeOf(id)} ${name} ${label}`,
  })
  let find: ReturnType<typeof createSearch> | undefined
  return {
    ...catalogue,
    datapoints: [
      ...[...standardCodes].flatMap((code) => [...catalogue.ofStandard(code), ...of(code)]),
      ...own.filter(({ controlCode }) => !standardCodes.has(controlCode)),
    ],
    get: (id) => catalogue.get(id) ?? byKey.get(id),
    ofStandard: (code) => [...catalogue.ofStandard(code), ...of(code)],
    search: (text) => {
      find ??= createSearch(own.map(codes), catalogue.language)
      const found = searchWords(text).map(find)
      return [...catalogue.search(text), ...own.filter((_, number) => found.every((numbers) => numbers.has(number)))]
    },
  }
}

/** Texts that all of them share; thousands are listed, so they are made once. */
const ownTexts = (language: Language) => ({
  label: say('own.label')(language),
  definition: say('own.definition')(language),
})

function ownEntry(
  { key, controlCode, name, label, type, unit }: OwnDescription,
  catalogue: Catalogue,
  texts: ReturnType<typeof ownTexts>,
) {
  const standard = catalogue.standard(controlCode)
  const entry: Datapoint = {
    id: key,
    set: catalogue.set,
    order: -1,
    controlCode,
    esrs: standard?.esrs ?? controlCode,
    pillar: standard?.pillar ?? 'general',
    dr: '',
    label: label || texts.label,
    topic: null,
    paragraph: '',
    applicationRequirements: null,
    type: type as DatapointType,
    dimension: null,
    unit,
    table: false,
    condition: null,
    // Shown and never counted.
    voluntary: true,
    phaseIn: null,
    law: [],
    concepts: [],
    name: name || codeOf(key),
    definition: texts.definition,
    question: '',
  }
  return entry
}

/** Why a datapoint of the company's own does not count to its standard. */
export const ownApplicability = (language: Language): Applicability => ({
  counts: false,
  code: 'entity-specific',
  until: null,
  reason: say('own.reason')(language),
})

/**
 * Adds a datapoint of the company's own with its first value. The same request sent again adds nothing.
 * @returns its key
 */
export async function addOwnDatapoint(
  tenant: Tenant,
  report: Report,
  catalogue: Catalogue,
  added: NewOwnDatapoint,
  by: Author,
): Promise<string> {
  return tenant.transaction(async (inside) => {
    // One at a time, so that two people who add at once are not given the same identifier.
    await lockReporting(inside)
    const before = added.idempotency_key && (await ownOfRequest(inside, added.idempotency_key))
    if (before) return before.key
    const controlCode = standardOf(added, catalogue)
    const row = await saveOwn(inside, {
      key: making(await freeKey(inside, added.id ?? '', controlCode)),
      controlCode,
      name: added.name ?? '',
      label: added.label ?? '',
      type: added.data_type ?? 'narrative',
      unit: added.unit || null,
      createdBy: by.userId,
      requestId: added.idempotency_key ?? null,
    })
    const { value, explanation, notes, excerpts } = added
    const isDecided = [value, explanation, notes, excerpts].some((text) => (text ?? '').trim() !== '')
    const entry = ownEntry(row, catalogue, ownTexts(catalogue.language))
    if (isDecided) await decideValue(inside, report, entry, { value, explanation, notes, excerpts }, by)
    await saveValueSource(inside, report, row.key, added)
    return row.key
  })
}

/** The standard that was named, or the one that the identifier begins with; general where neither says. */
function standardOf({ control_code: named, id = '' }: NewOwnDatapoint, { standards, standard }: Catalogue): string {
  if (named) {
    if (standard(named)) return named
    const text = say('own.standard', { code: named })
    throw new AppError('invalid_input', text, { fields: { control_code: text } })
  }
  const begins = /^[ESG]\d(?!\d)/.exec(id.trim().toUpperCase())?.[0] ?? ''
  return standard(begins) ? begins : standards[0]!.code
}

async function freeKey(tenant: Tenant, wished: string, controlCode: string): Promise<string> {
  const taken = new Map((await ownKeys(tenant)).map(({ key, removed }) => [key, removed]))
  const id = wished
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}._-]/gu, '')
  if (id === '') {
    const stem = ownKey(`${controlCode.replaceAll(' ', '')}-OWN_`)
    for (let number = 1; ; number++) {
      const key = `${stem}${String(number).padStart(2, '0')}`
      if (!taken.has(key)) return key
    }
  }
  const refuse = (text: ReturnType<typeof say>) => new AppError('conflict', text, { fields: { id: text } })
  if (standardSets.some((set) => loadCatalogue(set).get(id))) throw refuse(say('own.ofTheStandard', { id }))
  if (taken.get(ownKey(id)) === false) throw refuse(say('own.taken', { id }))
  return ownKey(id)
}

/** Changes what describes a datapoint of the company's own; its value is read anew where the type or the unit is another. */
export async function describeOwnDatapoint(
  tenant: Tenant,
  report: Report,
  catalogue: Catalogue,
  key: string,
  changed: Pick<NewOwnDatapoint, 'name' | 'label' | 'data_type' | 'unit'>,
  by: Author,
): Promise<void> {
  if (catalogue.get(key) && !isOwn(key)) throw new AppError('conflict', say('own.fixed'))
  const entry = catalogue.get(key)
  if (!entry) throw new AppError('not_found', say('datapoint.missing'))
  const { name, label, data_type: type, unit } = changed
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    await updateOwn(inside, key, {
      ...(name !== undefined && { name }),
      ...(label !== undefined && { label }),
      ...(type !== undefined && { type }),
      ...(unit !== undefined && { unit: unit || null }),
    })
    const after = (await withOwnDatapoints(inside, report, loadCatalogue(report.set, by.language), [key])).get(key)!
    if (after.type === entry.type && after.unit === entry.unit) return
    const [value] = await valuesOf(inside, report, [key])
    if (!value?.value) return
    const row = { ...valueFieldsOf(value), ...parseTypedValue(after, value.written ?? value.value, by.language) }
    await saveValues(inside, report, [row])
    const change = {
      key,
      userId: by.userId,
      action: 'corrected',
      before: snapshotOf(value),
      after: snapshotOf(row),
    } as const
    await addChanges(inside, report, [change])
  })
}
