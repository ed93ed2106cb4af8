// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are looked at are data here.
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './processes.ts'
import { askedKeys, untranslated } from './untranslated.ts'

const pages = path.join(root, 'packages/web/src')
const sources = fs
  .readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|^(mock|testing)[/\\]/.test(name))

describe('pages', () => {
  it('are found', () => {
    expect(sources).toContain(path.join('features/datapoints/DatapointsPage.tsx'))
  })

  it('take every text from a language file, whole', () => {
    const faults = sources.flatMap((name) =>
      untranslated(fs.readFileSync(path.join(pages, name), 'utf8'), name.endsWith('x')).map(
        (fault) => `${name}:${fault}`,
      ),
    )
    expect(faults).toEqual([])
  })
})

describe('language files of pages', () => {
  it('hold nothing that no page says', () => {
    const asked = sources.map((name) => askedKeys(fs.readFileSync(path.join(pages, name), 'utf8'), name.endsWith('x')))
    // Answers to a choice are looked up by what is stored.
    const plain = new Set([...asked.flatMap((one) => one.plain), ...['yes', 'no'].map((answer) => `choice.${answer}`)])
    const patterns = asked.flatMap((one) => one.patterns)
    const keysOf = (tree: object, before = ''): string[] =>
      Object.entries(tree).flatMap(([key, value]) =>
        typeof value === 'string' ? [before + key] : keysOf(value as object, `${before}${key}.`),
      )
    const files = fs
      .readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\ben\.json$/.test(name))
    const unsaid = files.flatMap((name) =>
      keysOf(JSON.parse(fs.readFileSync(path.join(pages, name), 'utf8')))
        .map((key) => key.replace(/_(zero|one|other)$/, ''))
        .filter((key) => !plain.has(key) && !patterns.some((pattern) => pattern.test(key)))
        .map((key) => `${name}: ${key}`),
    )
    expect(unsaid).toEqual([])
  })
})

describe('a planted fault is found', () => {
  it.each([
    ['<p>Nothing here yet</p>', 'text in the page: Nothing here yet'],
    ['<p>{done ? "Done" : t("open")}</p>', 'text in the page: Done'],
    ['<p>{failed && `Failed ${count} times`}</p>', 'text in the page: Failed'],
    ['<img alt="A chart" />', 'alt: A chart'],
    ['<button aria-label={open ? "Close" : "Open"} />', 'aria-label: Close'],
    ['<input placeholder="Search" />', 'placeholder: Search'],
    ['<Field label="Company name" />', 'label: Company name'],
    ['toast({ title: "Saved" })', 'title: Saved'],
    ['<p>{`${t("value")} missing`}</p>', 'words beside a translated text'],
    ['const said = `${t("found")} ${t("values")}`', 'translated texts joined to a sentence'],
    ['<p>{t("found")} {t("values")}</p>', 'translated texts joined to a sentence'],
    ['const said = t("found") + name', 'a translated text joined with +'],
    ['const say = useTexts(x); const said = `${say("found")} in ${name}`', 'words beside a translated text'],
  ])('in %s', (source, fault) => {
    expect(untranslated(source).join('\n')).toContain(fault)
  })

  it('with its line', () => {
    expect(untranslated('// ä\n\nconst a = (\n  <p>Hello</p>\n)')).toEqual(['4: text in the page: Hello'])
  })
})

describe('what is no fault', () => {
  it.each([
    '<p className="mb-2 flex">{t("open")} · 5 %</p>',
    '<Rich texts={texts} text="login.signup" />',
    '<p>{`${t("year")} · ${t("set")}`}</p>',
    '<dl><dt>{t("name")}</dt><dd>{t("none")}</dd></dl>',
    'const route = { path: "/login", title: "login" }',
    '<span>t CO₂e</span>',
  ])('is %s', (source) => {
    expect(untranslated(source)).toEqual([])
  })
})
