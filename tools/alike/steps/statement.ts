import type { RichText } from '@esrs/contract'
import { calls } from '../../../e2e/client.ts'
import { outcome, type Steps, type Walk } from '../walk.ts'

const { csrd, report } = calls

const words = (text: string): RichText => [{ type: 'paragraph', content: [{ type: 'text', text }] }]

/** Texts, explanations, the final review and versions of the statement. */
export const statementSteps = ({ admin }: Walk): Steps => {
  const block = { id: 'BP-1.text' }
  let base: number | null = null
  const write = (text: RichText | null, on: number | null, id = block.id) =>
    outcome(admin, report.writeText, { params: { id }, body: { language: 'en', text, base: on } }, (version) => [
      version.text,
      version.language,
      version.by !== null,
    ])
  const versions = async () => {
    const query = { language: 'en' } as const
    const kept = (await admin.call(report.textVersions, { params: block, query })).versions
    base = kept[0]?.id ?? null
    return kept.map(({ text }) => JSON.stringify(text))
  }
  const settings = () => admin.call(report.settings, {})
  const confirmed = async () => {
    const { confirmation, withdrawn, can_confirm } = await admin.call(report.review, {})
    return [confirmation?.reason, withdrawn !== null, can_confirm]
  }
  const explain = (datapoint: string, explanation: object | null) =>
    outcome(admin, report.explain, { params: { datapoint }, body: { explanation: explanation as never } })
  return {
    'settings are saved': async () => {
      const body = { ...(await settings()), languages: ['en'] as 'en'[], colour: '#336699', currency: 'CHF' }
      await admin.call(report.saveSettings, { body })
      const { languages, colour, currency, lei } = await settings()
      return [languages, colour, currency, lei]
    },
    'a LEI is saved with wrong check digits': async () =>
      outcome(admin, report.saveSettings, { body: { ...(await settings()), lei: '529900T8BM49AURSDO00' } }),
    'a year is saved that ends before it begins': async () =>
      outcome(admin, report.saveSettings, {
        body: { ...(await settings()), period: { start: '2025-12-31', end: '2025-01-01' } },
      }),
    'a text is written': async () => {
      await versions()
      return [await write(words('We write.'), base), (await versions())[0]]
    },
    'a text is written on an older one': async () => [await write(words('No.'), null), (await versions())[0]],
    'a text is written once more': async () => [
      await write(words('We write more.'), base),
      (await versions()).slice(0, 2),
    ],
    'a text is written just as it is': async () => {
      const before = (await versions()).length
      return [await write(words('We write more.'), base), (await versions()).length - before]
    },
    'a text goes back to the draft': async () => [await write(null, base), (await versions())[0]],
    'a text is written of what there is not': () => write(words('Hm.'), null, 'Q9.text'),
    'a paragraph is added': async () => [
      await write(words('And more.'), null, 'BP-1+1'),
      (await admin.call(report.chapter, { params: { code: 'general' } }).catch(() => null)) !== null,
    ],
    'a datapoint is left out': () => explain('E1-5_06', { kind: 'omitted', reason: 'Not yet.' }),
    'a datapoint is left out without a reason': () => explain('E1-5_06', { kind: 'omitted', reason: ' ' }),
    'a datapoint stands elsewhere, and nowhere': async () => [
      await explain('E1-5_06', { kind: 'reference', document: 'Annual report', page: 3 }),
      await explain('E1-5_06', null),
    ],
    'a datapoint is left out that there is not': () => explain('NO-SUCH_01', { kind: 'omitted', reason: 'Not yet.' }),
    'datapoints are left out together, one of which there is not': () =>
      outcome(admin, report.explainTogether, {
        body: { datapoints: ['E1-5_06', 'NO-SUCH_01'], explanation: { kind: 'omitted', reason: 'No.' } },
      }),
    'a version is issued that nobody confirmed': async () => [
      await outcome(admin, report.issue, { body: {} }),
      (await admin.call(report.versions, {})).versions.length,
    ],
    'the review is confirmed without a reason': async () => {
      await admin.call(csrd.updateDatapoint, { params: { key: 'E3-4_02' }, body: { value: '12' } })
      return [await outcome(admin, report.confirm, { body: { reason: '' } }), await confirmed()]
    },
    'the review is confirmed without a reason for readers': async () => [
      await outcome(admin, report.confirm, { body: { reason: 'We know.' } }),
      await confirmed(),
    ],
    'the review is confirmed': async () => {
      const left_out = { en: 'Not measured.', de: 'Nicht gemessen.' }
      return [await outcome(admin, report.confirm, { body: { reason: 'We know.', left_out } }), await confirmed()]
    },
    'a version is issued': async () => {
      const issued = await admin.call(report.issue, { body: { note: 'The first.' } })
      const { versions: all } = await admin.call(report.versions, {})
      return [issued.number, issued.note, issued.languages, all.map(({ number, note }) => [number, note])]
    },
    'a confirmation is taken back': async () => [
      await outcome(admin, report.withdraw, {}),
      await confirmed(),
      await outcome(admin, report.issue, { body: {} }),
    ],
    'a value is changed after the review was confirmed': async () => {
      const left_out = { en: 'Not measured.', de: 'Nicht gemessen.' }
      await admin.call(report.confirm, { body: { reason: 'We know.', left_out } })
      await admin.call(csrd.updateDatapoint, { params: { key: 'E3-4_02' }, body: { value: '13' } })
      return confirmed()
    },
    'a file is made of a version that there is not': () =>
      outcome(admin, report.makeFile, { body: { version: 99, format: 'pdf', language: 'en' } }),
    'a version that there is not': () => outcome(admin, report.compare, { params: { number: 99 }, query: {} }),
  }
}
