import { isLei, type ReportSettings } from '@esrs/contract'

/** Values of the settings form. */
export interface SettingsForm {
  lei: string
  start: string
  end: string
  currency: string
  languages: ReportSettings['languages']
  colour: string | null
  logo: ReportSettings['logo']
}

export const formOf = (settings: ReportSettings): SettingsForm => ({
  lei: settings.lei ?? '',
  start: settings.period.start,
  end: settings.period.end,
  currency: settings.currency,
  languages: settings.languages,
  colour: settings.colour,
  logo: settings.logo,
})

/** A LEI without the spaces and hyphens that people group it with. */
const tidyLei = (lei: string): string => lei.replace(/[\s-]/g, '').toUpperCase()

export const settingsOf = (form: SettingsForm): ReportSettings => ({
  lei: tidyLei(form.lei) || null,
  colour: form.colour,
  logo: form.logo,
  languages: form.languages,
  period: { start: form.start, end: form.end },
  currency: form.currency.trim().toUpperCase(),
})

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Errors of the form: for each wrong field the key of its text. */
export function problemsIn(form: SettingsForm) {
  const lei = tidyLei(form.lei)
  return {
    lei: lei === '' || isLei(lei) ? null : /^[A-Z0-9]{18}\d{2}$/.test(lei) ? 'leiDigits' : 'leiLength',
    start: isDay(form.start) ? null : 'dayMissing',
    end: !isDay(form.end) ? 'dayMissing' : isDay(form.start) && form.end <= form.start ? 'periodWrong' : null,
    currency: /^[A-Z]{3}$/i.test(form.currency.trim()) ? null : 'currencyWrong',
    languages: form.languages.length > 0 ? null : 'languageMissing',
    colour: form.colour === null || isColour(form.colour) ? null : 'colourWrong',
  } as const
}
